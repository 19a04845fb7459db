import { Fragment, type ReactNode, useState } from 'react'
import { type Session, sessionWasEnded, useSession } from '../../api/session.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { SignedInOnly } from '../account/signed-in-only.tsx'
import { useGuestsMayOrder } from './guest-trial.ts'

type Props = {
  /** Shown on the server and until the browser knows who is there. */
  loading: ReactNode
  /** `session` is null for somebody without an account. */
  children: (session: Session | null) => ReactNode
}

/** A page for whoever may order: everybody, or those who are signed in, as the owner has set. */
export function ShoppersOnly({ loading, children }: Props) {
  const session = useSession()
  const hydrated = useHydrated()
  const guestsMayOrder = useGuestsMayOrder()
  const [wasSignedIn, setWasSignedIn] = useState(false)
  if (session && !wasSignedIn) setWasSignedIn(true)
  // Before, nobody knows whether this browser tries guest orders: a guest would be sent to sign in.
  if (!hydrated) return loading
  // Whoever the shop signs out here goes on with their own cart, not with that of a guest.
  if (session || !guestsMayOrder || (wasSignedIn && sessionWasEnded()))
    return <SignedInOnly loading={loading}>{children}</SignedInOnly>
  return <Fragment key="guest">{children(null)}</Fragment>
}
