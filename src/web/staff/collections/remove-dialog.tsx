import type { CollectionList, StaffCollection } from '../../../contract/catalogue/collections.ts'
import { browserApi } from '../../api/browser.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { useConfirmation } from '../dialogs/use-confirmation.ts'

type Props = {
  collection: StaffCollection
  onClose: () => void
  onDone: (list: CollectionList) => void
}

export function RemoveDialog({ collection: { _id, name }, onClose, onDone }: Props) {
  const { dialog } = useConfirmation(
    async () => onDone(await browserApi.collections.remove({ params: { id: _id } })),
    'open',
  )
  return (
    <AlertDialog
      {...dialog}
      title={`Delete ${name}?`}
      confirmLabel="Delete"
      pendingLabel="Deleting…"
      onCancel={onClose}
    >
      Its products stay in the shop. Links to it lead nowhere from then on; hide it to keep its page.
    </AlertDialog>
  )
}
