import { Loading, Skeleton } from '../../ui/skeleton.tsx'

const keys = Array.from({ length: 48 }, (_, index) => `card-${index}`)

/** Stands where the cards will, in their size, and says once that they are coming. */
export function ProductGridSkeleton({ count = 8 }: { count?: number }) {
  return (
    <Loading label="Loading products">
      <div className="card-grid">
        {keys.slice(0, count).map(key => (
          <div key={key}>
            <Skeleton className="aspect-4/5" />
            <Skeleton className="mt-3 h-4 w-4/5" />
            <Skeleton className="mt-2 h-3 w-3/5" />
            <Skeleton className="mt-2 h-4 w-2/5" />
          </div>
        ))}
      </div>
    </Loading>
  )
}
