import { useEffect, useRef } from 'react'

/** Whether the dialog that made a call is still open. If not, its refusal has to be shown elsewhere. */
export function useStillOpen(open = true) {
  const stillOpen = useRef(open)
  useEffect(() => {
    stillOpen.current = open
    return () => {
      stillOpen.current = false
    }
  }, [open])
  return stillOpen
}
