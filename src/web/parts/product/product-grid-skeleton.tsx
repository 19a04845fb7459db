const keys = Array.from({ length: 48 }, (_, index) => `card-${index}`)

/** Stands where the cards will, in their size, and says once that they are coming. */
export function ProductGridSkeleton({ count = 8 }: { count?: number }) {
  return (
    <div>
      <p role="status" className="sr-only">
        Loading products
      </p>
      <div aria-hidden="true" className="card-grid">
        {keys.slice(0, count).map(key => (
          <div key={key} className="animate-pulse">
            <div className="aspect-4/5 rounded-picture bg-tile" />
            <div className="mt-3 h-4 w-4/5 rounded-control bg-tile" />
            <div className="mt-2 h-3 w-3/5 rounded-control bg-tile" />
            <div className="mt-2 h-4 w-2/5 rounded-control bg-tile" />
          </div>
        ))}
      </div>
    </div>
  )
}
