import { Loading, Skeleton } from '../../../ui/skeleton.tsx'

export const FormSkeleton = () => (
  <Loading label="Loading the product">
    <div className="max-w-4xl space-y-5">
      <Skeleton className="h-18" />
      <Skeleton className="h-18" />
      <Skeleton className="h-44" />
      <Skeleton className="h-24" />
      <Skeleton className="h-72" />
    </div>
  </Loading>
)
