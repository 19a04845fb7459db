import { type RefObject, useEffect, useState } from 'react'

const minScrollPx = 6

/** Whether the header is hidden, and whether the page is scrolled. */
export function useHeaderHiding(ref: RefObject<HTMLElement | null>) {
  const [away, setAway] = useState(false)
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    const onScroll = () => {
      const header = ref.current
      const y = Math.max(0, window.scrollY)
      setScrolled(y > 0)
      if (Math.abs(y - last) < minScrollPx) return
      setAway(y > last && y > 160 && !isInUse(header))
      last = y
    }
    onScroll()
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [ref])
  useEffect(() => {
    const header = ref.current
    const show = () => setAway(false)
    header?.addEventListener('focusin', show)
    return () => header?.removeEventListener('focusin', show)
  }, [ref])
  return { away, scrolled }
}

const isInUse = (header: HTMLElement | null) =>
  header?.matches(':focus-within, :has([aria-expanded="true"])') ?? false
