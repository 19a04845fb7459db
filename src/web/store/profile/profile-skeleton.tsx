import { Loading, Skeleton } from '../../ui/skeleton.tsx'

const facts = ['first', 'last', 'email', 'phone', 'address', 'password']

export function ProfileSkeleton() {
  return (
    <Loading label="Loading your profile">
      <div className="mt-6 border-line border-t">
        {facts.map(fact => (
          <div key={fact} className="border-line border-b py-4">
            <Skeleton className="h-6 w-64" />
          </div>
        ))}
      </div>
      <Skeleton className="mt-6 h-11 w-20" />
    </Loading>
  )
}
