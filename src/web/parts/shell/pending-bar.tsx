import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { cx } from '../../ui/cx.ts'

/** Milliseconds before a slow page shows the bar. */
const showAfterMs = 150

/** A thin line while the next page loads. Visual only: the new page's title is read out on arrival. */
export function PendingBar() {
  const { state, location } = useNavigation()
  // Each click starts its own line, also while another page is still loading.
  return state === 'idle' ? null : <Line key={location.key} />
}

function Line() {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), showAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div
      aria-hidden="true"
      data-pending={shown}
      className={cx(
        'pointer-events-none fixed inset-x-0 top-0 z-toast h-0.5 origin-left bg-madder transition-[scale] duration-[8s]',
        shown ? 'scale-x-90' : 'scale-x-0',
      )}
    />
  )
}
