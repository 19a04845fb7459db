import { Loading, Skeleton } from '../../ui/skeleton.tsx'

const fields = ['name', 'address', 'city', 'country', 'phone']

export function CheckoutSkeleton() {
  return (
    <Loading label="Loading checkout">
      <div className="mt-6 grid grid-cols-1 gap-x-16 gap-y-8 lg:mt-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="space-y-7">
          <Skeleton className="h-7 w-48" />
          {fields.map(field => (
            <div key={field}>
              <Skeleton className="h-4 w-24" />
              <Skeleton className="mt-2 h-11" />
            </div>
          ))}
        </div>
        <Skeleton className="h-72 max-lg:hidden" />
      </div>
    </Loading>
  )
}
