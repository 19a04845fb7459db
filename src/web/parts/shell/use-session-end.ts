import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { onSessionEnded } from '../../api/browser.ts'
import { paths } from '../../paths.ts'

/** When the shop no longer takes the token: to sign in, with the reason, and back here afterwards. */
export function useSessionEnd() {
  const navigate = useNavigate()
  useEffect(
    () =>
      onSessionEnded(() => {
        const here = location.pathname + location.search
        // A guarded page answers the closed session as well, without the reason; coming after it, this one holds.
        setTimeout(() => navigate(paths.login(here, 'ended')))
      }),
    [navigate],
  )
}
