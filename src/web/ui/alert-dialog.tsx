import { type ReactNode, useId } from 'react'
import { Button } from './button.tsx'
import { DialogFrame } from './dialog-frame.tsx'

type Props = {
  open: boolean
  /** The question itself: 'Are you sure you want to delete this product?' */
  title: string
  children?: ReactNode
  cancelLabel?: string
  confirmLabel: string
  /** Nothing is lost by it. */
  harmless?: boolean
  pending?: boolean
  pendingLabel?: string
  /** Why the last try failed; the dialog stays open. */
  error?: string | null
  onCancel: () => void
  onConfirm: () => void
}

/** A question that must be answered: Cancel has the focus, Esc cancels, a click outside does nothing. */
export function AlertDialog(props: Props) {
  const { open, title, children, cancelLabel = 'Cancel', confirmLabel, pending, pendingLabel } = props
  const { harmless = false, error } = props
  const id = useId()
  return (
    <DialogFrame
      role="alertdialog"
      open={open}
      onClose={() => !pending && props.onCancel()}
      closeOnBackdrop={false}
      placement="modal-center"
      aria-labelledby={`${id}-title`}
      aria-describedby={children ? `${id}-text` : undefined}
      className="max-w-md"
    >
      <div className="overflow-y-auto p-6">
        <h2 id={`${id}-title`} className="font-semibold text-heading">
          {title}
        </h2>
        {children && (
          <div id={`${id}-text`} className="mt-3 text-ink-2">
            {children}
          </div>
        )}
        <p role="alert" className={error ? 'mt-4 text-body-s text-error' : undefined}>
          {error}
        </p>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button variant="outline" data-autofocus aria-disabled={pending} onClick={props.onCancel}>
            {cancelLabel}
          </Button>
          <Button
            variant={harmless ? 'primary' : 'destructive'}
            pending={pending}
            pendingLabel={pendingLabel}
            onClick={props.onConfirm}
          >
            {confirmLabel}
          </Button>
        </div>
      </div>
    </DialogFrame>
  )
}
