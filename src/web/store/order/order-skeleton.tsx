import { Loading, Skeleton } from '../../ui/skeleton.tsx'

const steps = ['first', 'second', 'third', 'fourth']

/** `h1` too: the page has its heading before its order has loaded. */
export function OrderSkeleton() {
  return (
    <>
      <h1 className="sr-only">Your order</h1>
      <Loading label="Loading your order">
        <Skeleton className="my-3 h-5 w-28" />
        <Skeleton className="h-10 w-64" />
        <Skeleton className="mt-3 h-6 w-56" />
        <div className="mt-8 grid grid-cols-1 gap-x-16 gap-y-10 lg:mt-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="space-y-6">
            {steps.map(step => (
              <Skeleton key={step} className="h-10 w-52" />
            ))}
          </div>
          <Skeleton className="h-72" />
        </div>
      </Loading>
    </>
  )
}
