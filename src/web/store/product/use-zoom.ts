import { type DragEvent, type MouseEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react'

type Point = { x: number; y: number }
const middle: Point = { x: 0.5, y: 0.5 }
/** Pixels a pointer may move and still have clicked. */
const still = 5

/** Shows the picture at twice its size in a scrolling area; a mouse drags it, a finger scrolls it. */
export function useZoom() {
  const [zoomed, setZoomed] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  const focus = useRef(middle)
  const grip = useRef<(Point & { moved: boolean }) | null>(null)

  useLayoutEffect(() => {
    const box = area.current
    if (!zoomed || !box) return
    box.scrollLeft = focus.current.x * box.scrollWidth - box.clientWidth / 2
    box.scrollTop = focus.current.y * box.scrollHeight - box.clientHeight / 2
  }, [zoomed])

  const zoom = (next: boolean, at = middle) => {
    focus.current = at
    setZoomed(next)
  }

  const onPointerDown = (event: PointerEvent) => {
    grip.current = { x: event.clientX, y: event.clientY, moved: false }
  }

  const onPointerMove = (event: PointerEvent) => {
    const { current } = grip
    const box = area.current
    if (!current || !box || event.pointerType !== 'mouse' || event.buttons !== 1) return
    const [x, y] = [event.clientX - current.x, event.clientY - current.y]
    if (!current.moved && Math.hypot(x, y) < still) return
    box.scrollBy(-x, -y)
    grip.current = { x: event.clientX, y: event.clientY, moved: true }
  }

  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (!grip.current?.moved) zoom(!zoomed, pointIn(event))
    grip.current = null
  }

  // Otherwise the browser would start dragging the image file.
  const onDragStart = (event: DragEvent) => event.preventDefault()

  return { zoomed, zoom, area, handlers: { onPointerDown, onPointerMove, onClick, onDragStart } }
}

/** Where a click fell, as fractions of the picture; Enter clicks in the middle. */
function pointIn({ detail, clientX, clientY, currentTarget }: MouseEvent<HTMLElement>): Point {
  if (detail === 0) return middle
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: (clientX - left) / width, y: (clientY - top) / height }
}
