import { useEffect } from 'react'
import { lazyPart } from '../../ui/lazy-part.ts'
import { WhenNear } from '../when-near.tsx'
import { rememberViewed } from './viewed-ids.ts'

const Strip = lazyPart(async () => (await import('./viewed-strip.tsx')).ViewedStrip)

type Props = {
  /** The current product: remembered for the next page, not shown on its own. */
  current?: string
  className?: string
}

/**
 * Recently viewed products at the end of a page. The strip has no height before it is fetched, and everything below it
 * is out of sight then, so nothing visible moves.
 */
export function RecentlyViewed({ current, className }: Props) {
  useEffect(() => {
    if (current) rememberViewed(current)
  }, [current])
  return (
    <WhenNear className={className}>
      <Strip key={current} current={current} />
    </WhenNear>
  )
}
