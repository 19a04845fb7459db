import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { reducedMotion, useMedia } from './use-media.ts'

type Options = { interval: number; onAdvance: () => void; enabled?: boolean }

/**
 * Advances a carousel by itself. It waits while the pointer or focus is on a slide or the tab is hidden, and two
 * intervals after a manual step. `stop` ends it until `play`; it never starts for people who prefer reduced motion.
 */
export function useAutoAdvance({ interval, onAdvance, enabled = true }: Options) {
  const still = useMedia(reducedMotion)
  const hidden = useTabHidden()
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  /** Counts manual steps since the last move; each restarts the interval. */
  const [steps, setSteps] = useState(0)
  const [choice, setChoice] = useState<'none' | 'play' | 'pause'>('none')
  const playing = enabled && choice !== 'pause' && (choice === 'play' || !still)
  const moving = playing && !hovered && !focused && !hidden

  const advance = useRef(onAdvance)
  useEffect(() => {
    advance.current = onAdvance
  })
  useEffect(() => {
    if (!moving) return
    const timer = setInterval(
      () => {
        setSteps(0)
        advance.current()
      },
      steps > 0 ? 2 * interval : interval,
    )
    return () => clearInterval(timer)
  }, [moving, interval, steps])

  return {
    /** False once stopped: label the button 'Play' then. */
    playing,
    /** For the slides' live region: manual steps are read out, automatic ones are not. */
    live: playing && steps === 0 ? ('off' as const) : ('polite' as const),
    stop: () => setChoice('pause'),
    play: () => {
      setHovered(false)
      setChoice('play')
    },
    /** Call it with every manual step. */
    restart: () => setSteps(before => before + 1),
    /** Spread on the element around the slides. */
    slidesProps: {
      onPointerEnter: (event: { pointerType: string }) => setHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onPointerDown: () => setSteps(before => before + 1),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
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
