import { type RefObject, useEffect, useState } from 'react'

const endTolerancePx = 2

/** Whether a scrolling row is at its start or its end. */
export function useScrollEnds(row: RefObject<HTMLElement | null>) {
  const [ends, setEnds] = useState({ atStart: true, atEnd: false })
  useEffect(() => {
    const element = row.current
    if (!element) return
    const measure = () => {
      const atStart = element.scrollLeft <= endTolerancePx
      const atEnd = element.scrollLeft + element.clientWidth >= element.scrollWidth - endTolerancePx
      setEnds(last => (last.atStart === atStart && last.atEnd === atEnd ? last : { atStart, atEnd }))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [row])
  return ends
}
