import { type ReactNode, useMemo, useState } from 'react'
import { Toast } from './toast.tsx'
import { ToastContext, type ToastMessage } from './toast-context.ts'

const maxToasts = 3
type Shown = ToastMessage & { id: number }

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Shown[]>([])
  const value = useMemo(() => {
    let last = 0
    return {
      show: (message: ToastMessage) =>
        setToasts(shown => [...shown, { ...message, id: ++last }].slice(-maxToasts)),
    }
  }, [])

  return (
    <ToastContext value={value}>
      {children}
      <section aria-label="Notifications" className="toasts">
        <div role="status" aria-atomic="false" className="contents">
          {toasts.map(({ id, ...message }) => (
            <Toast
              key={id}
              {...message}
              onGone={() => setToasts(shown => shown.filter(toast => toast.id !== id))}
            />
          ))}
        </div>
      </section>
    </ToastContext>
  )
}
