import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { rememberViewed } from './viewed-ids.ts'

const Strip = lazy(async () => ({ default: (await import('./viewed-strip.tsx')).ViewedStrip }))

type Props = {
  /** The current product: remembered for the next page, not shown on its own. */
  current?: string
  className?: string
}

/**
 * Recently viewed products at the end of a page, fetched when the strip comes near the viewport. It has no height
 * before, and everything below it is out of sight then, so nothing visible moves.
 */
export function RecentlyViewed({ current, className }: Props) {
  const end = useRef<HTMLDivElement>(null)
  const near = useNearViewport(end)
  useEffect(() => {
    if (current) rememberViewed(current)
  }, [current])
  return (
    <div ref={end} className={className}>
      {near && (
        <Suspense fallback={null}>
          <Strip key={current} current={current} />
        </Suspense>
      )}
    </div>
  )
}

function useNearViewport(end: { current: HTMLElement | null }) {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || !end.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true)
      },
      { rootMargin: '600px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [near, end])
  return near
}
