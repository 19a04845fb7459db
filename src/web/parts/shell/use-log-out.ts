import { useNavigate } from 'react-router'
import { browserApi } from '../../api/browser.ts'
import { closeSession } from '../../api/session.ts'
import { paths } from '../../paths.ts'
import { clearViewed } from '../recently-viewed/viewed-ids.ts'

/**
 * Signs out and goes home. Home comes first: a guarded page would answer the closed session by going to sign in.
 * The call takes its token as it is made; whether it arrives or not, the browser forgets. What was looked at goes
 * too, since whoever signs out may be leaving a computer that others use; a session that merely ran out keeps it.
 */
export function useLogOut() {
  const navigate = useNavigate()
  return async () => {
    await navigate(paths.home())
    browserApi.user.logout().catch(() => {})
    closeSession('left')
    clearViewed()
  }
}
