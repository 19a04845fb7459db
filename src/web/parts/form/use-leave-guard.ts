import { useCallback, useRef } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import { readSession } from '../../api/session.ts'

const savedState = 'saved'

/** For a navigation that begins before the saved form has been drawn again, and would still count as changed. */
export const afterSaving = { state: savedState }

/**
 * Asks before unsaved changes are left behind, unless the session has ended and nothing can be saved. Call `letGo`
 * once they are saved and the page navigates; who navigates from outside the form gives `afterSaving` instead.
 */
export function useLeaveGuard(unsaved: boolean) {
  const free = useRef(false)
  const blocker = useBlocker(
    ({ nextLocation }) =>
      unsaved && !free.current && nextLocation.state !== savedState && readSession() !== null,
  )
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
