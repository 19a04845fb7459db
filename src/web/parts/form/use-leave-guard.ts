import { useCallback, useRef } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import { readSession } from '../../api/session.ts'

/**
 * Asks before unsaved changes are left behind, unless the session has ended and nothing can be saved. Call `letGo`
 * once they are saved and the page navigates.
 */
export function useLeaveGuard(unsaved: boolean) {
  const free = useRef(false)
  const blocker = useBlocker(() => unsaved && !free.current && readSession() !== null)
  useBeforeUnload(
    useCallback(
      (event: BeforeUnloadEvent) => {
        if (unsaved && !free.current) event.preventDefault()
      },
      [unsaved],
    ),
  )
  return {
    asked: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
    letGo: () => {
      free.current = true
    },
  }
}
