import type { CategoryList, StaffCategory } from '../../../contract/catalogue/categories.ts'
import { browserApi } from '../../api/browser.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { useConfirmation } from '../dialogs/use-confirmation.ts'

type Props = {
  category: StaffCategory
  onClose: () => void
  onDone: (list: CategoryList, text: string) => void
}

/** A refusal, such as for a category with products, is shown in the dialog. */
export function RemoveDialog({ category: { code, name, oldCodes }, onClose, onDone }: Props) {
  const { dialog } = useConfirmation(
    async () => onDone(await browserApi.categories.remove({ params: { id: code } }), `${name} is deleted.`),
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
      Only what is empty can be deleted.
      {oldCodes.length > 0 && ' Links to what was merged into it lead nowhere from then on.'}
    </AlertDialog>
  )
}
