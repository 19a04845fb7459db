import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { browserApi } from '../../api/browser.ts'
import { closeSession } from '../../api/session.ts'
import { paths } from '../../paths.ts'
import { clearViewed } from '../recently-viewed/viewed-ids.ts'

const signingOut = { signingOut: true }

/** Goes home and signs out there: a page with unsaved changes may ask first, and staying keeps the session. */
export function useLogOut() {
  const navigate = useNavigate()
  return async () => {
    // Whoever closes the tab or loads another page before home has come is signed out all the same.
    addEventListener('pagehide', signOut)
    await navigate(paths.home(), { state: signingOut })
    if (location.pathname !== paths.home()) removeEventListener('pagehide', signOut)
  }
}

function signOut() {
  removeEventListener('pagehide', signOut)
  browserApi.accounts.logout().catch(() => {})
  closeSession('left')
  clearViewed()
}

/**
 * Signs out after arriving home; a guarded page would redirect to the sign-in page. The token is deleted in the
 * browser whether or not the call arrives. Recently viewed products are cleared too, since others may use the same
 * computer.
 */
export function useSignOutOnArrival() {
  const { state } = useLocation()
  const navigate = useNavigate()
  const arrived = isSignOutState(state)
  useEffect(() => {
    if (!arrived) return
    signOut()
    navigate('.', { replace: true, state: null, preventScrollReset: true })
  }, [arrived, navigate])
}

/** Anybody may have written a history entry's state. */
const isSignOutState = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'signingOut' in state
