import { Toast } from '@base-ui/react/toast'
import { type ReactNode, useMemo } from 'react'
import { seconds } from '../../../contract/durations.ts'
import { CircleAlert, X } from '../../ui/icons.tsx'
import { messageStack } from '../../ui/lift-toasts.ts'
import { ToastContext, type ToastMessage } from '../../ui/toast-context.ts'

/** How long a message with its Undo stays. The clock stands while it is pointed at, has the focus, or the tab is away. */
const lifetimeMs = seconds(10)
const maxToasts = 3

/** The messages of the staff's pages: `useToasts` inside shows them here, in sight wherever the page is scrolled. */
export const StaffToasts = ({ children }: { children: ReactNode }) => (
  <Toast.Provider timeout={lifetimeMs} limit={maxToasts}>
    <ToToasts>{children}</ToToasts>
    <Toast.Portal>
      <Toast.Viewport
        ref={messageStack}
        aria-label="Messages"
        className="pointer-events-none fixed inset-x-0 bottom-[calc(1rem+var(--bar-height,0px)+var(--toast-lift,0px)+env(safe-area-inset-bottom))] z-toast flex flex-col items-center gap-2 px-4 print:hidden"
      >
        <ShownToasts />
      </Toast.Viewport>
    </Toast.Portal>
  </Toast.Provider>
)

function ToToasts({ children }: { children: ReactNode }) {
  const { add, close } = Toast.useToastManager()
  const toasts = useMemo(() => {
    const show = ({ text, action, tone, about }: ToastMessage) => {
      const id: string = add({
        ...(about && { id: about }),
        description: text,
        type: tone ?? 'plain',
        // Named even without one: a message that takes another's place would keep its button.
        actionProps: action && {
          children: action.label,
          onClick: () => {
            close(id)
            action.onAction()
          },
        },
      })
    }
    return { show }
  }, [add, close])
  return <ToastContext value={toasts}>{children}</ToastContext>
}

/** Base UI calls it a dialog, but a message asks for nothing, and the focus stays where it is. */
const statusRole = { role: 'status', 'aria-modal': undefined }

/** The newest is the lowest, under the finger that brought it about. */
const ShownToasts = () =>
  Toast.useToastManager()
    .toasts.toReversed()
    .map(toast => (
      <Toast.Root
        key={toast.id}
        toast={toast}
        swipeDirection={['down', 'right']}
        {...statusRole}
        className="on-dark pointer-events-auto w-full max-w-md rounded-control bg-ink text-body-s text-paper shadow-overlay transition-[opacity,translate] duration-200 data-limited:hidden data-ending-style:hidden data-starting-style:translate-y-2 data-starting-style:opacity-0"
      >
        <Toast.Content className="flex min-h-14 items-center gap-2 py-1 pr-1 pl-4">
          {toast.type === 'error' && <CircleAlert className="shrink-0" />}
          <Toast.Description className="grow py-2.5" />
          {toast.actionProps && (
            <Toast.Action className="min-h-11 shrink-0 rounded-control px-3 font-semibold underline underline-offset-4 hover:no-underline" />
          )}
          <Toast.Close
            aria-label="Dismiss"
            // Base UI hides it in a folded stack; here each message stands by itself.
            aria-hidden={false}
            className="inline-flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-ink-2"
          >
            <X />
          </Toast.Close>
        </Toast.Content>
      </Toast.Root>
    ))
