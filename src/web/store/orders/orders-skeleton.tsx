import { Skeleton } from '../../ui/skeleton.tsx'

const orders = ['first', 'second', 'third', 'fourth', 'fifth']

export function OrdersSkeleton() {
  return (
    <>
      <p role="status" className="mt-4 text-ink-2">
        Loading orders...
      </p>
      <ul aria-hidden="true" className="mt-6 border-line border-t">
        {orders.map(order => (
          <li key={order} className="flex items-center gap-4 border-line border-b py-4">
            <Skeleton className="aspect-4/5 w-12" />
            <Skeleton className="h-10 w-1/2" />
          </li>
        ))}
      </ul>
    </>
  )
}
