import { useEffect, useLayoutEffect, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { browserApi, csrfToken } from '../../api/browser.ts'
import { closeSession } from '../../api/session.ts'
import { paths } from '../../paths.ts'
import { clearViewed } from '../recently-viewed/viewed-ids.ts'

const signingOut = { signingOut: true }

/** Goes home and signs out there: a page with unsaved changes may ask first, and staying keeps the session. */
export function useLogOut() {
  const navigate = useNavigate()
  return () => navigate(paths.home(), { state: signingOut })
}

/**
 * Signs out once home has come, or whatever page is asked for meanwhile: on a guarded page it would lead to signing in. Whoever
 * closes the tab or loads another page on the way is signed out too. A component of its own, so that not all of the page is
 * drawn again when one loads.
 */
export function SignOut() {
  const { state } = useLocation()
  const { location: next } = useNavigation()
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState(false)
  if (!leaving && isSignOutState(next?.state)) setLeaving(true)
  const isHome = isSignOutState(state)
  const arrived = isHome || (leaving && !next)
  useEffect(() => {
    if (!arrived) return
    signOut()
    setLeaving(false)
    if (isHome) navigate('.', { replace: true, state: null, preventScrollReset: true })
  }, [arrived, isHome, navigate])
  useLayoutEffect(() => {
    if (!leaving) return
    // While a page is left it can only send, not ask for what it sends.
    void csrfToken()
    addEventListener('pagehide', signOut)
    return () => removeEventListener('pagehide', signOut)
  }, [leaving])
  return null
}

/**
 * The token is deleted in the browser whether or not the call arrives. Recently viewed products are cleared too, since
 * others may use the same computer.
 */
function signOut() {
  browserApi.accounts.logout({}, { keepalive: true }).catch(() => {})
  closeSession('left')
  clearViewed()
}

/** Anybody may have written a history entry's state. */
const isSignOutState = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'signingOut' in state
