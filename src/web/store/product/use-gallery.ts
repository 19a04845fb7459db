import { useLayoutEffect, useRef, useState } from 'react'

/**
 * Which picture is shown. On phones the pictures lie in a row that scrolls, so this also follows the finger and
 * moves the row when a thumbnail or a colour was chosen.
 */
export function useGallery(first: number) {
  const [start] = useState(first)
  const [index, setIndex] = useState(start)
  const track = useRef<HTMLUListElement>(null)
  /** Where the row is moving by itself; on the way there it says nothing about what the shopper looks at. */
  const bound = useRef<number | null>(null)

  useLayoutEffect(() => {
    const row = track.current
    if (row && start > 0) row.scrollTo({ left: start * row.clientWidth, behavior: 'instant' })
  }, [start])

  const show = (next: number) => {
    setIndex(next)
    const row = track.current
    if (!row || placeOf(row) === next || row.scrollWidth <= row.clientWidth) return
    bound.current = next
    row.scrollTo({ left: next * row.clientWidth })
  }

  const onScroll = () => {
    const row = track.current
    if (!row) return
    const place = placeOf(row)
    if (bound.current === null) setIndex(place)
    else if (bound.current === place) bound.current = null
  }

  const onPointerDown = () => {
    bound.current = null
  }

  return { index, show, trackProps: { ref: track, onScroll, onPointerDown } }
}

const placeOf = (row: HTMLElement) => Math.round(row.scrollLeft / Math.max(1, row.clientWidth))
