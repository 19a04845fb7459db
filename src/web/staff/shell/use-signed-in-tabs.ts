import { useEffect } from 'react'

/**
 * The session lives in the tab, and only a tab that knows its opener begins with a copy of it. The browser opens none
 * such for Ctrl, Cmd or the middle button, so that whoever opens three orders beside each other would sign in thrice.
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
