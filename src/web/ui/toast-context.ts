import { createContext, useContext } from 'react'

export type ToastMessage = {
  text: string
  /** Such as Undo; it closes the toast. */
  action?: { label: string; onAction: () => void }
  tone?: 'plain' | 'error'
  /** On the staff's pages a later message about the same takes its place. */
  about?: string
}

export type Toasts = { show: (message: ToastMessage) => void }

export const ToastContext = createContext<Toasts | null>(null)

/** `show({ text: 'Removed: Nilofer Kurta', action: { label: 'Undo', onAction } })` */
export function useToasts(): Toasts {
  const toasts = useContext(ToastContext)
  if (!toasts) throw new Error('useToasts needs a ToastProvider around it')
  return toasts
}
