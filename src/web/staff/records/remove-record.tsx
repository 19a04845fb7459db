import type { ReactNode } from 'react'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { useConfirmation } from '../dialogs/use-confirmation.ts'

type Props = {
  title: string
  confirmLabel?: string
  pendingLabel?: string
  /** A refusal is shown in the dialog. */
  remove: () => Promise<void>
  onClose: () => void
  /** What becomes of it. */
  children: ReactNode
}

/** Asks before a record is removed. */
export function RemoveRecord({ remove, onClose, confirmLabel, pendingLabel, ...question }: Props) {
  const { dialog } = useConfirmation(remove, 'open')
  return (
    <AlertDialog
      {...dialog}
      {...question}
      confirmLabel={confirmLabel ?? 'Delete'}
      pendingLabel={pendingLabel ?? 'Deleting…'}
      onCancel={onClose}
    />
  )
}
