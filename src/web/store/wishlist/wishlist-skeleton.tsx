import { Loading, Skeleton } from '../../ui/skeleton.tsx'

const cards = ['first', 'second', 'third', 'fourth']

export function WishlistSkeleton() {
  return (
    <Loading label="Loading your wishlist">
      <div className="card-grid mt-8">
        {cards.map(card => (
          <div key={card}>
            <Skeleton className="aspect-4/5" />
            <Skeleton className="mt-3 h-5 w-4/5" />
            <Skeleton className="mt-2 h-4 w-2/5" />
          </div>
        ))}
      </div>
    </Loading>
  )
}
