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
        // Once the page has heard of it too: what guards typed text against leaving has let go by then.
        setTimeout(() => navigate(paths.login(here, 'ended')))
      }),
    [navigate],
  )
}
