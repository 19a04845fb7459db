import { type PointerEvent, useRef } from 'react'

/** Pixels a finger must move to count as a swipe. */
const minSwipePx = 48

/** A sideways swipe shows the next (1) or previous (-1) picture or slide. Two fingers do nothing. */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null)

  const onPointerDown = ({ pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
    start.current = pointerType === 'touch' && isPrimary ? { x: clientX, y: clientY } : null
  }

  const onPointerUp = ({ clientX, clientY }: PointerEvent) => {
    const from = start.current
    start.current = null
    if (!from) return
    const [x, y] = [clientX - from.x, clientY - from.y]
    if (Math.abs(x) >= minSwipePx && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x < 0 ? 1 : -1)
  }

  const onPointerCancel = () => {
    start.current = null
  }

  return { onPointerDown, onPointerUp, onPointerCancel }
}
