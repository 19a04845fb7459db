import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useToasts } from '../../ui/toast-context.ts'

const offlineMessage = 'You’re offline. This page will carry on once you’re connected.'

/**
 * Without a connection a link would end on the browser's own error page, because React Router reloads when the next
 * page's script is missing. Browsers are sometimes wrong about being offline, so the shop is asked before a click is
 * prevented.
 */
export function useOfflineLinks(): void {
  const navigate = useNavigate()
  const toasts = useToasts()
  useEffect(() => {
    const onClick = async (event: MouseEvent) => {
      const path = navigator.onLine ? null : pathOf(event)
      if (!path) return
      event.preventDefault()
      if (await isReachable(path)) navigate(path)
      else toasts.show({ tone: 'error', text: offlineMessage })
    }
    // Runs before React's listeners, which ignore a prevented click.
    window.addEventListener('click', onClick, { capture: true })
    return () => window.removeEventListener('click', onClick, { capture: true })
  }, [navigate, toasts])
}

/** The page of the shop that a plain click on a link would load. */
function pathOf({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): string | null {
  const link =
    target instanceof Element && target.closest<HTMLAnchorElement>('a[href]:not([target], [download])')
  if (!link || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null
  const { origin, pathname, search, hash } = link
  const elsewhere = pathname !== location.pathname || search !== location.search
  return origin === location.origin && elsewhere ? pathname + search + hash : null
}

const isReachable = (path: string): Promise<boolean> =>
  fetch(path, { method: 'HEAD' }).then(
    () => true,
    () => false,
  )
