import { useNavigate } from 'react-router'
import { browserApi } from '../../api/browser.ts'
import { closeSession } from '../../api/session.ts'
import { paths } from '../../paths.ts'

/**
 * Signs out and goes home. Home comes first: a guarded page would answer the closed session by going to sign in.
 * The call takes its token as it is made; whether it arrives or not, the browser forgets.
 */
export function useLogOut() {
  const navigate = useNavigate()
  return async () => {
    await navigate(paths.home())
    browserApi.user.logout().catch(() => {})
    closeSession()
  }
}
