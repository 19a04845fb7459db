import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { onSessionEnded } from '../../api/browser.ts'
import { paths } from '../../paths.ts'

/** When the shop refuses the token: to the sign-in page, with the reason, and back here afterwards. */
export function useSessionEnd() {
  const navigate = useNavigate()
  useEffect(
    () =>
      onSessionEnded(() => {
        const here = location.pathname + location.search
        // After the page has seen it too: guards for unsaved text have let go by then.
        setTimeout(() => navigate(paths.login(here, 'ended')))
      }),
    [navigate],
  )
}
