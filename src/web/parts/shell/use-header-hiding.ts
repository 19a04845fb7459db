import { type RefObject, useEffect } from 'react'

const minScrollPx = 6

/**
 * Marks the header as `data-scrolled` while the page is scrolled and `data-away` while it hides. As attributes, both change in
 * the same frame as the scroll: a header that moved later could slip away under a press.
 */
export function useHeaderHiding(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const header = ref.current
    if (!header) return
    let last = window.scrollY
    const onScroll = () => {
      const y = Math.max(0, window.scrollY)
      header.toggleAttribute('data-scrolled', y > 0)
      if (Math.abs(y - last) < minScrollPx) return
      header.toggleAttribute('data-away', y > last && y > 160 && !isInUse(header))
      last = y
    }
    const show = () => header.removeAttribute('data-away')
    onScroll()
    window.addEventListener('scroll', onScroll, { passive: true })
    header.addEventListener('focusin', show)
    return () => {
      window.removeEventListener('scroll', onScroll)
      header.removeEventListener('focusin', show)
    }
  }, [ref])
}

const isInUse = (header: HTMLElement) => header.matches(':focus-within, :has([aria-expanded="true"])')
