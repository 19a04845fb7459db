import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { reducedMotion, useMedia } from './use-media.ts'

type Options = { interval: number; onAdvance: () => void; enabled?: boolean }

/**
 * Moves a rotating part on by itself. It waits while the pointer is over it or the tab is hidden, and stops for good
 * on any click, touch, key or focus inside, or for those who asked for less motion; only `play` starts it again.
 */
export function useAutoAdvance({ interval, onAdvance, enabled = true }: Options) {
  const still = useMedia(reducedMotion)
  const hidden = useTabHidden()
  const [hovered, setHovered] = useState(false)
  const [wish, setWish] = useState<'none' | 'play' | 'pause'>('none')
  const playing = enabled && wish !== 'pause' && (wish === 'play' || !still)
  const moving = playing && !hovered && !hidden

  const advance = useRef(onAdvance)
  useEffect(() => {
    advance.current = onAdvance
  })
  useEffect(() => {
    if (!moving) return
    const timer = setInterval(() => advance.current(), interval)
    return () => clearInterval(timer)
  }, [moving, interval])

  const stop = () => setWish('pause')
  return {
    /** False once stopped: name the button 'Play' then, and make the slides' live region polite. */
    playing,
    stop,
    play: () => {
      setHovered(false)
      setWish('play')
    },
    /** For the element around the slides and their controls, the play button excepted. */
    regionProps: {
      onPointerEnter: (event: { pointerType: string }) => setHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onPointerDown: stop,
      onKeyDown: stop,
      onFocus: stop,
    },
  }
}

function useTabHidden(): boolean {
  return useSyncExternalStore(
    changed => {
      document.addEventListener('visibilitychange', changed)
      return () => document.removeEventListener('visibilitychange', changed)
    },
    () => document.hidden,
    () => false,
  )
}
