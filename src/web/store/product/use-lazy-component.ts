import { useState } from 'react'
import { useToasts } from '../../ui/toast-context.ts'

/**
 * A popup whose code is fetched when somebody is about to open it: `approach` goes on the control that opens it,
 * `show` is what pressing it does. `Part` stays null until then. The control keeps the focus while its popup is on
 * the way, so that closing gives the focus back to it.
 */
export function useLazyDialog<T>(load: () => Promise<T>) {
  const [Part, setPart] = useState<T | null>(null)
  const [open, setOpen] = useState(false)
  const toasts = useToasts()

  const fetchPart = () => load().then(part => setPart(() => part))
  // A failure on the mere approach is nobody's concern; pressing tries again.
  const prepare = () => void fetchPart().catch(() => undefined)

  const show = async () => {
    try {
      await fetchPart()
      setOpen(true)
    } catch {
      toasts.show({ tone: 'error', text: 'This could not be opened. Check your connection and try again.' })
    }
  }

  const approach = { onPointerEnter: prepare, onFocus: prepare }
  return { Part, open, show, hide: () => setOpen(false), approach }
}
