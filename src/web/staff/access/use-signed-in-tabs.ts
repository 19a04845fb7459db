import { useEffect } from 'react'

/**
 * Opens links in new tabs with this tab's session. Browsers copy it only to a tab that knows its opener, which they
 * leave out for Ctrl, Cmd and the middle button: every such tab would ask to sign in again.
 */
export function useSignedInTabs(): void {
  useEffect(() => {
    document.addEventListener('click', openSignedInTab, { capture: true })
    document.addEventListener('auxclick', openSignedInTab, { capture: true })
    return () => {
      document.removeEventListener('click', openSignedInTab, { capture: true })
      document.removeEventListener('auxclick', openSignedInTab, { capture: true })
    }
  }, [])
}

function openSignedInTab(event: MouseEvent) {
  const { ctrlKey, metaKey, shiftKey, altKey, button, target } = event
  const asksForTab = button === 1 || (button === 0 && (ctrlKey || metaKey))
  if (!asksForTab || shiftKey || altKey || !(target instanceof Element)) return
  const link = target.closest('a')
  if (!link?.href || link.origin !== location.origin || link.hasAttribute('download')) return
  event.preventDefault()
  event.stopPropagation()
  window.open(link.href, '_blank')
}
