import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useToasts } from '../../ui/toast-context.ts'

const offlineMessage = 'You seem to be offline. You can stay on this page until you are back online.'

/**
 * Without a connection a link leads nowhere: React Router would reload the page for want of the next one's script,
 * and the browser's own error page would take the place of what could still be read. Browsers are sometimes wrong
 * about being offline, so the shop is asked before a click is refused.
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
    // Before React's own listeners, which leave a prevented click alone.
    window.addEventListener('click', onClick, { capture: true })
    return () => window.removeEventListener('click', onClick, { capture: true })
  }, [navigate, toasts])
}

/** The page of ours that a plain click on a link would fetch. */
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
