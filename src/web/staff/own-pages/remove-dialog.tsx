import type { PageList } from '../../../contract/pages.ts'
import { browserApi } from '../../api/browser.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { useConfirmation } from '../dialogs/use-confirmation.ts'

type Props = {
  page: PageList['pages'][number]
  onClose: () => void
  /** `changeId`: under which it can be undone. */
  onDone: (changeId: string | null) => void
}

export function RemoveDialog({ page: { _id, title, published }, onClose, onDone }: Props) {
  const { dialog } = useConfirmation(
    async () => onDone((await browserApi.pages.remove({ params: { id: _id } })).changeId),
    'open',
  )
  return (
    <AlertDialog
      {...dialog}
      title={`Delete ${title}?`}
      confirmLabel="Delete"
      pendingLabel="Deleting…"
      onCancel={onClose}
    >
      {published
        ? 'Links to it end at once. “Undo” and the list of changes bring it back.'
        : '“Undo” and the list of changes bring it back.'}
    </AlertDialog>
  )
}
