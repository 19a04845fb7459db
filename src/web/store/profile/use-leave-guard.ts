import { useCallback } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import { readSession } from '../../api/session.ts'

/** Asks before unsaved changes are left behind; not when the session has ended, since then nothing can be saved. */
export function useLeaveGuard(unsaved: boolean) {
  const blocker = useBlocker(() => unsaved && readSession() !== null)
  useBeforeUnload(
    useCallback(
      (event: BeforeUnloadEvent) => {
        if (unsaved) event.preventDefault()
      },
      [unsaved],
    ),
  )
  return {
    asked: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
  }
}
