import { Fragment, type ReactNode, useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { readSession, type Session, sessionWasEnded, useSession } from '../../api/session.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'

type Props = {
  /** Shown by the server and until the browser knows who is there. */
  loading: ReactNode
  children: (session: Session) => ReactNode
}

/** A page for people who are signed in; anybody else goes to sign in first and comes back. */
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

/** Signing out, here or in another tab, has its own way to go: the page only stops showing what it held. */
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
