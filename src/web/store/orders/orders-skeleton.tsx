import { Skeleton } from '../../ui/skeleton.tsx'

const orders = ['first', 'second']

export function OrdersSkeleton() {
  return (
    <>
      <p role="status" className="mt-4 text-ink-2">
        Loading orders...
      </p>
      <div aria-hidden="true" className="mt-6 space-y-12">
        {orders.map(order => (
          <div key={order} className="border-line border-t pt-5">
            <Skeleton className="h-6 w-56" />
            <Skeleton className="mt-6 h-8 w-full" />
            <div className="mt-6 flex gap-4">
              <Skeleton className="aspect-4/5 w-16" />
              <Skeleton className="h-5 w-1/2" />
            </div>
            <Skeleton className="mt-6 h-20 w-full" />
          </div>
        ))}
      </div>
    </>
  )
}
