import { useState } from 'react'
import { AlertDialog } from '../../ui/alert-dialog.tsx'

type Props = {
  /** 'order #1042' or 'these 4 orders'; null while the dialog is closed. */
  subject: string | null
  pending?: boolean
  error?: string | null
  onCancel: () => void
  onConfirm: () => void
}

export function CancelOrderDialog({ subject, pending, error, onCancel, onConfirm }: Props) {
  // Kept while the dialog fades out.
  const [lastSubject, setLastSubject] = useState(subject)
  if (subject && subject !== lastSubject) setLastSubject(subject)
  return (
    <AlertDialog
      open={subject !== null}
      title={`Cancel ${lastSubject ?? ''}?`}
      cancelLabel="Keep order"
      confirmLabel="Cancel order"
      pending={pending}
      pendingLabel="Cancelling…"
      error={error}
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      This cannot be undone. The items go back into stock, any card payment is refunded, and the buyer gets an
      email.
    </AlertDialog>
  )
}
