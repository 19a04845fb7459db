import { type PointerEvent, useRef } from 'react'

/** Pixels from which a finger was wiping and not trembling. */
const minSwipePx = 48

/** A finger that wipes sideways asks for the next picture (1) or the one before (-1). Two fingers ask for nothing. */
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
