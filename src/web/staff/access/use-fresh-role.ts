import { useEffect } from 'react'
import { browserApi, onWrongRole } from '../../api/browser.ts'
import { updateSession } from '../../api/session.ts'

/** The role may have changed since signing in: it is read when a staff page opens, and when the shop refuses a call for it. */
export function useFreshRole(): void {
  useEffect(() => {
    void readRole()
    return onWrongRole(() => void readRole())
  }, [])
}

async function readRole(): Promise<void> {
  try {
    const { userType, staffRole } = await browserApi.accounts.verifyToken()
    updateSession({ userType, staffRole: staffRole ?? '' })
  } catch {
    // Pages say by themselves when the shop cannot be reached, and an ended session has been closed.
  }
}
