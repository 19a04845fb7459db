import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { PAGE_SIZE } from './list-query.ts'

export const ListSkeleton = () => (
  <Loading label="Loading products">
    <div className="space-y-2">
      <Skeleton className="h-9" />
      {Array.from({ length: PAGE_SIZE }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all the same
        <Skeleton key={row} className="h-16 max-md:h-64" />
      ))}
    </div>
  </Loading>
)
