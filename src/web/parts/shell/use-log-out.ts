import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { browserApi } from '../../api/browser.ts'
import { closeSession } from '../../api/session.ts'
import { paths } from '../../paths.ts'
import { clearViewed } from '../recently-viewed/viewed-ids.ts'

const signingOut = { signingOut: true }

/** Goes home and signs out there: a page with unsaved changes may ask first, and staying there stays signed in. */
export function useLogOut() {
  const navigate = useNavigate()
  return () => navigate(paths.home(), { state: signingOut })
}

/**
 * Signs out on arrival at home; a guarded page would answer the closed session by going to sign in. The call
 * takes its token as it is made; whether it arrives or not, the browser forgets. What was looked at goes too,
 * since whoever signs out may be leaving a computer that others use; a session that merely ran out keeps it.
 */
export function useSignOutOnArrival() {
  const { state } = useLocation()
  const navigate = useNavigate()
  const arrived = isSignOutAddress(state)
  useEffect(() => {
    if (!arrived) return
    browserApi.accounts.logout().catch(() => {})
    closeSession('left')
    clearViewed()
    navigate('.', { replace: true, state: null, preventScrollReset: true })
  }, [arrived, navigate])
}

/** Anybody may have written a history entry's state. */
const isSignOutAddress = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'signingOut' in state
