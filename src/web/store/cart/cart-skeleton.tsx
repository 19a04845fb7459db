import { Loading, Skeleton } from '../../ui/skeleton.tsx'

const lines = ['first', 'second', 'third']

export function CartSkeleton() {
  return (
    <>
      <h1 className="font-display text-display-l">Cart</h1>
      <Loading label="Loading your cart">
        <div className="mt-6 grid gap-x-16 gap-y-10 lg:mt-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="border-line border-t">
            {lines.map(line => (
              <div key={line} className="flex gap-4 border-line border-b py-5 md:gap-6 md:py-6">
                <Skeleton className="aspect-4/5 w-22 md:w-30" />
                <div className="grow">
                  <Skeleton className="h-5 w-3/5" />
                  <Skeleton className="mt-2 h-4 w-2/5" />
                </div>
              </div>
            ))}
          </div>
          <Skeleton className="h-56" />
        </div>
      </Loading>
    </>
  )
}
