import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { useConfirmation } from '../dialogs/use-confirmation.ts'
import { type DealView, dealName } from './deal-view.ts'

type Props = { deal: DealView; onClose: () => void; onConfirm: () => Promise<void> }

export function DeleteDialog({ deal, onClose, onConfirm }: Props) {
  const { dialog } = useConfirmation(onConfirm, 'open')
  return (
    <AlertDialog
      {...dialog}
      title="Are you sure you want to delete this deal?"
      confirmLabel="Delete"
      pendingLabel="Deleting…"
      onCancel={onClose}
    >
      {dealName(deal)} ends at once. Its products stay in the shop, orders keep the price they were placed at,
      and you can undo this.
    </AlertDialog>
  )
}
