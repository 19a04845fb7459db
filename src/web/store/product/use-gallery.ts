import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

/**
 * Which picture is shown. On phones the pictures lie in a row that scrolls, so this also follows the finger and
 * moves the row when a thumbnail or a colour was chosen. A screen that is turned keeps its picture.
 */
export function useGallery(first: number) {
  const [index, setIndex] = useState(first)
  const track = useRef<HTMLUListElement>(null)
  /** Where the row is moving by itself; on the way there it says nothing about what the shopper looks at. */
  const bound = useRef<number | null>(null)

  const settle = useEffectEvent((row: HTMLElement) => {
    bound.current = null
    row.scrollTo({ left: index * row.clientWidth, behavior: 'instant' })
  })
  // Hears of the first size before anything is painted, and of every other one: then all pictures lie elsewhere.
  useLayoutEffect(() => {
    const row = track.current
    if (!row) return
    const observer = new ResizeObserver(() => settle(row))
    observer.observe(row)
    return () => observer.disconnect()
  }, [])

  const show = (next: number) => {
    setIndex(next)
    const row = track.current
    if (!row || placeOf(row) === next || !isRow(row)) return
    bound.current = next
    row.scrollTo({ left: next * row.clientWidth })
  }

  const onScroll = () => {
    const row = track.current
    if (!row || !isRow(row)) return
    const place = placeOf(row)
    if (bound.current === null) setIndex(place)
    else if (bound.current === place) bound.current = null
  }

  const onPointerDown = () => {
    bound.current = null
  }

  return { index, show, trackProps: { ref: track, onScroll, onPointerDown } }
}

/** Beside the text the pictures lie upon each other, and nothing scrolls. */
const isRow = (row: HTMLElement) => row.scrollWidth > row.clientWidth

const placeOf = (row: HTMLElement) => Math.round(row.scrollLeft / Math.max(1, row.clientWidth))
