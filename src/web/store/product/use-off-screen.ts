import { type RefObject, useEffect, useState } from 'react'

/** Whether an element is out of sight; false until the browser has looked. */
export function useOffScreen(ref: RefObject<HTMLElement | null>): boolean {
  const [off, setOff] = useState(false)
  useEffect(() => {
    if (!ref.current) return
    const observer = new IntersectionObserver(([entry]) => setOff(entry ? !entry.isIntersecting : false))
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref])
  return off
}
