import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

/**
 * Which picture is shown. On phones the pictures scroll in a row, so this follows the scroll position and scrolls when
 * a thumbnail or colour is chosen. Turning the screen keeps the picture.
 */
export function useGallery(first: number) {
  const [index, setIndex] = useState(first)
  const track = useRef<HTMLUListElement>(null)
  /** The target of a scroll the page started; positions on the way say nothing about the shopper. */
  const bound = useRef<number | null>(null)

  const settle = useEffectEvent((row: HTMLElement) => {
    bound.current = null
    row.scrollTo({ left: index * row.clientWidth, behavior: 'instant' })
  })
  // Runs at the first size, before painting, and at every later one, when all positions change.
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

/** On wide screens the pictures are stacked, and nothing scrolls. */
const isRow = (row: HTMLElement) => row.scrollWidth > row.clientWidth

const placeOf = (row: HTMLElement) => Math.round(row.scrollLeft / Math.max(1, row.clientWidth))
