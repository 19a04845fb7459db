import { type RefObject, useEffect, useRef } from 'react'

/**
 * Removing a card also removes the focus: it moves to the heart of the card that took its place, or to the heading
 * when none is left. `putBack`: a product just put back gets the focus.
 */
export function useFocusAfterChange(page: RefObject<HTMLElement | null>, ids: readonly string[]) {
  const before = useRef(ids)
  const putBack = useRef<string | null>(null)
  const shown = ids.join()
  useEffect(() => {
    const now = shown ? shown.split(',') : []
    const gone = before.current.findIndex(id => !now.includes(id))
    const wished = now.indexOf(putBack.current ?? '')
    before.current = now
    if (wished >= 0) {
      putBack.current = null
      heartsIn(page.current)[wished]?.focus()
    } else if (gone >= 0 && document.activeElement === document.body) {
      const hearts = heartsIn(page.current)
      const next = hearts[Math.min(gone, hearts.length - 1)]
      ;(next ?? page.current?.querySelector('h1'))?.focus()
    }
  }, [page, shown])
  return putBack
}

const heartsIn = (page: HTMLElement | null) =>
  Array.from(page?.querySelectorAll<HTMLElement>('button[aria-pressed]') ?? [])
