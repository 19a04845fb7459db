import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

/**
 * Which picture is shown; the first one again when the pictures change, which `pictures` names. On phones they scroll in a
 * row, so this follows the scroll position and scrolls when a thumbnail is chosen. Turning the screen keeps the picture.
 */
export function useGallery(pictures: string) {
  const [place, setPlace] = useState({ pictures, index: 0 })
  const index = place.pictures === pictures ? place.index : 0
  const setIndex = (next: number) => setPlace({ pictures, index: next })
  const track = useRef<HTMLUListElement>(null)
  /** The target of a scroll the page started; positions on the way say nothing about the shopper. */
  const bound = useRef<number | null>(null)

  const settle = useEffectEvent((row: HTMLElement) => {
    bound.current = null
    row.scrollTo({ left: index * stepOf(row), behavior: 'instant' })
  })
  // Runs at the first size, before painting, and at every later one, when all positions change.
  useLayoutEffect(() => {
    const row = track.current
    if (!row) return
    const observer = new ResizeObserver(() => settle(row))
    observer.observe(row)
    return () => observer.disconnect()
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: other pictures begin at the first
  useLayoutEffect(() => {
    bound.current = null
    track.current?.scrollTo({ left: 0, behavior: 'instant' })
  }, [pictures])

  const show = (next: number) => {
    setIndex(next)
    const row = track.current
    if (!row || placeOf(row) === next || !isRow(row)) return
    bound.current = next
    row.scrollTo({ left: next * stepOf(row) })
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

/** From one picture to the next; the next one shows at the edge. */
function stepOf({ children: [first, second], clientWidth }: HTMLElement): number {
  const [from, to] = [first, second].map(slide => slide instanceof HTMLElement && slide.offsetLeft)
  return typeof from === 'number' && typeof to === 'number' && to > from
    ? to - from
    : Math.max(1, clientWidth)
}

/** The last picture cannot be scrolled to the beginning, so the end of the row stands for it. */
function placeOf(row: HTMLElement): number {
  const isAtEnd = row.scrollLeft > 0 && row.scrollLeft >= row.scrollWidth - row.clientWidth - 1
  return isAtEnd ? row.children.length - 1 : Math.round(row.scrollLeft / stepOf(row))
}
