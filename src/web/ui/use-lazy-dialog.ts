import { useState } from 'react'
import { useToasts } from './toast-context.ts'

/**
 * A dialog whose code is fetched when it is about to be opened: spread `approach` on the control that opens it and
 * call `show` to open it. `Part` is null until loaded. The control keeps the focus meanwhile, so that closing returns
 * the focus to it.
 */
export function useLazyDialog<T>(load: () => Promise<T>) {
  const [Part, setPart] = useState<T | null>(null)
  const [open, setOpen] = useState(false)
  const toasts = useToasts()

  const fetchPart = () => load().then(part => setPart(() => part))
  // A failure while preparing is ignored; pressing tries again.
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
