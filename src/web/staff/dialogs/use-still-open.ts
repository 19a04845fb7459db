import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'

/** Whether the dialog or page that made a call is still open. If not, its refusal has to be shown elsewhere. */
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

/** Goes to another page once a call is answered; whoever has gone on to one meanwhile stays there. */
export function useGoOn(): (to: string) => Promise<void> {
  const navigate = useNavigate()
  const isStillOpen = useStillOpen()
  return async to => {
    if (isStillOpen.current) await navigate(to)
  }
}
