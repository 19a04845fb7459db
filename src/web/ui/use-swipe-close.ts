import { type PointerEvent, useRef } from 'react'

const minSwipePx = 72

/** Pushing a sheet towards its edge closes it. The sheet follows the finger and returns after a short push. */
export function useSwipeClose(edge: 'left' | 'bottom', onClose: () => void) {
  const start = useRef<number | null>(null)

  const pushed = (event: PointerEvent) => {
    const position = edge === 'left' ? -event.clientX : event.clientY
    return start.current === null ? 0 : Math.max(0, position - start.current)
  }

  const follow = (event: PointerEvent, distance: number) => {
    const panel = event.currentTarget.closest('dialog')
    if (panel)
      panel.style.translate = distance === 0 ? '' : edge === 'left' ? `-${distance}px` : `0 ${distance}px`
  }

  const end = (event: PointerEvent) => {
    const distance = pushed(event)
    start.current = null
    follow(event, 0)
    if (distance > minSwipePx) onClose()
  }

  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType === 'touch') start.current = edge === 'left' ? -event.clientX : event.clientY
    },
    onPointerMove: (event: PointerEvent) => start.current !== null && follow(event, pushed(event)),
    onPointerUp: end,
    onPointerCancel: (event: PointerEvent) => {
      start.current = null
      follow(event, 0)
    },
  }
}
