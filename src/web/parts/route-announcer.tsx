import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { LiveRegion } from '../ui/live-region.tsx'

/** Lives outside the component: leaving an error page builds the whole document again. */
let announced: string | null = null

/**
 * Client-side navigation is silent for screen readers: this moves the focus to `main` and reads the title out. A page
 * that has focused something inside `main` keeps that focus.
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
