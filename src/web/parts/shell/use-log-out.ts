import { useLayoutEffect } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { browserApi, csrfToken } from '../../api/browser.ts'
import { closeSession } from '../../api/session.ts'
import { paths } from '../../paths.ts'
import { clearViewed } from '../recently-viewed/viewed-ids.ts'

/** The latest press of Logout, by its time, until it has signed out; its way home carries it. */
let pressed: number | null = null
/** Whether that way has begun: a page with unsaved changes may ask first, and staying keeps the session. */
let leaving = false

/** Goes home and signs out there. */
export function useLogOut() {
  const navigate = useNavigate()
  return () => {
    pressed = Date.now()
    navigate(paths.home(), { state: { pressed } })
  }
}

/**
 * Signs out once home has come, or another page asked for meanwhile: earlier, the page left would say "You are signed out".
 * Whoever closes the tab or loads another page on the way is signed out too.
 */
export function SignOut() {
  const here = useLocation()
  const { location: next } = useNavigation()
  useLayoutEffect(() => {
    // Where nothing has to be read for it, home is here before a way there is drawn.
    if (pressed !== null && (next ?? here).state?.pressed === pressed) leave()
    if (!next) signOut()
  }, [here, next])
  return null
}

function leave() {
  leaving = true
  // While a page is left it can only send, not ask for what it sends.
  void csrfToken()
  addEventListener('pagehide', signOut)
}

/**
 * The token is deleted in the browser whether or not the call arrives. Recently viewed products are cleared too, since
 * others may use the same computer.
 */
function signOut() {
  if (!leaving) return
  leaving = false
  pressed = null
  removeEventListener('pagehide', signOut)
  browserApi.accounts.logout({}, { keepalive: true }).catch(() => {})
  closeSession('left')
  clearViewed()
}
