import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { LiveRegion } from '../ui/live-region.tsx'

/** Outlives this component: going from an error page to a good one builds the whole document anew. */
let announced: string | null = null

/**
 * A new page in the same document says nothing by itself: this moves the focus to `main` and reads the title out.
 * A page that has already put the focus on something inside `main` keeps it.
 */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation()
  const [title, setTitle] = useState('')

  useEffect(() => {
    const first = announced === null
    if (announced === pathname) return
    announced = pathname
    if (first) return
    setTitle(document.title)
    const main = document.getElementById('main')
    if (!hash && main && !main.contains(document.activeElement)) main.focus({ preventScroll: true })
  }, [pathname, hash])

  return <LiveRegion>{title}</LiveRegion>
}
