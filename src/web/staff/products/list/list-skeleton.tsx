import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { productsPerPage } from './list-query.ts'

export const ListSkeleton = () => (
  <Loading label="Loading products">
    <div className="space-y-2">
      <Skeleton className="h-9" />
      {Array.from({ length: productsPerPage }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all the same
        <Skeleton key={row} className="h-16 max-md:h-32" />
      ))}
    </div>
  </Loading>
)
