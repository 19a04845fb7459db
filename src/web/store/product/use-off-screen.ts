import { type RefObject, useEffect, useState } from 'react'

/** Heights of a phone's top and bottom bars, which cover the page. */
const behindBars = '-56px 0px -57px'

/** Whether an element is out of sight; false until the browser has looked. */
export function useOffScreen(ref: RefObject<HTMLElement | null>): boolean {
  const [off, setOff] = useState(false)
  useEffect(() => {
    if (!ref.current) return
    const observer = new IntersectionObserver(([entry]) => setOff(entry ? !entry.isIntersecting : false), {
      rootMargin: behindBars,
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref])
  return off
}
