import { useEffect, useRef } from 'react'

/** Whether somebody still looks at what asked the shop: a refusal that comes later has to be told elsewhere. */
export function useStillOpen(open = true) {
  const inSight = useRef(open)
  useEffect(() => {
    inSight.current = open
    return () => {
      inSight.current = false
    }
  }, [open])
  return inSight
}
