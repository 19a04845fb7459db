import { Fragment, type ReactNode, useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { readSession, type Session, sessionWasEnded, useSession } from '../../api/session.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'

type Props = {
  /** Shown on the server and until the browser knows who is signed in. */
  loading: ReactNode
  children: (session: Session) => ReactNode
}

/** A page for signed-in people; anybody else is sent to sign in and comes back afterwards. */
export function SignedInOnly({ loading, children }: Props) {
  const session = useSession()
  const here = useCurrentPath()
  const navigate = useNavigate()
  const [admitted, setAdmitted] = useState(false)
  if (session && !admitted) setAdmitted(true)

  useEffect(() => {
    if (admitted || readSession()) return
    navigate(paths.login(here, sessionWasEnded() ? 'ended' : undefined), { replace: true })
  }, [admitted, here, navigate])

  if (session) return <Fragment key={session.userId}>{children(session)}</Fragment>
  return admitted ? <SignedOut here={here} /> : loading
}

/** Signing out navigates by itself: the page only has to hide what it showed. */
function SignedOut({ here }: { here: string }) {
  return (
    <EmptyState title="You are signed out" text="Sign in to carry on where you left off.">
      <Link to={paths.login(here)} className={buttonClass()}>
        Sign in
      </Link>
    </EmptyState>
  )
}

function useCurrentPath(): string {
  const { pathname, search, hash } = useLocation()
  return pathname + search + hash
}
