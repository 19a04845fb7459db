import { useState } from 'react'
import type { User } from '../../../contract/accounts/accounts.ts'
import { browserApi } from '../../api/browser.ts'
import type { Session } from '../../api/session.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { SessionList } from '../../parts/account/session-list.tsx'
import { SignedInOnly } from '../../parts/account/signed-in-only.tsx'
import { privatePageMeta } from '../../parts/private-page-meta.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { Farewell } from './farewell.tsx'
import { OwnData } from './own-data.tsx'
import { Profile } from './profile.tsx'

export const meta = privatePageMeta('My Profile')

export default function ProfilePage() {
  // Not an address of its own: a reload, or the Back button, leads to signing in.
  const [isErased, setIsErased] = useState(false)
  return (
    <div className="page-width pt-6 pb-16 lg:pt-10">
      {isErased ? <Farewell /> : <ProfileSections onErased={() => setIsErased(true)} />}
    </div>
  )
}

function ProfileSections({ onErased }: { onErased: () => void }) {
  return (
    <div className="mx-auto max-w-text">
      <h1 className="font-display text-display-l">My Profile</h1>
      <SignedInOnly loading={<ProfileSkeleton />}>
        {session => (
          <>
            <LoadedProfile session={session} />
            <div className="mt-12">
              <SessionList headingClass="font-display text-display-m" />
            </div>
            <div className="mt-12">
              <OwnData onErased={onErased} />
            </div>
          </>
        )}
      </SignedInOnly>
    </div>
  )
}

function LoadedProfile({ session }: { session: Session }) {
  const answer = useAnswer('profile', signal =>
    browserApi.accounts.get({ params: { id: session.userId } }, { signal }),
  )
  if (answer.state === 'loading') return <ProfileSkeleton />
  if (answer.state === 'ready') return <KeptProfile first={answer.value} />
  return (
    <ErrorState onRetry={answer.retry} retrying={answer.retrying}>
      Failed to load user data.
    </ErrorState>
  )
}

/** The loaded profile, then the answer to the last change. */
function KeptProfile({ first }: { first: User }) {
  const [user, setUser] = useState(first)
  return <Profile user={user} onSaved={setUser} />
}

const facts = ['first', 'last', 'email', 'phone', 'address', 'password']

function ProfileSkeleton() {
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
