import { useEffect, useRef } from 'react'
import { useNavigate, useNavigation } from 'react-router'

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

/** Goes to another page once a call is answered; whoever has gone on meanwhile, or has just pressed a link, is left alone. */
export function useGoOn(): (to: string) => Promise<void> {
  const navigate = useNavigate()
  const isStaying = useStillOpen(useNavigation().state === 'idle')
  return async to => {
    if (isStaying.current) await navigate(to)
  }
}
