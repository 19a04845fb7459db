import type { StaffMember } from '../../../contract/staff.ts'
import { browserApi } from '../../api/browser.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { useConfirmation } from '../dialogs/use-confirmation.ts'

type Props = {
  member: StaffMember
  /** An owner leaves by themselves. */
  own: boolean
  onClose: () => void
  onRemoved: (list: { members: StaffMember[] }) => void
}

/** A refusal, such as for the last owner, is shown in the dialog. */
export function RemoveDialog({ member, own, onClose, onRemoved }: Props) {
  const name = `${member.firstName} ${member.lastName}`
  const { dialog } = useConfirmation(
    async () => onRemoved(await browserApi.staff.removeMember({ params: { id: member.id } })),
    'open',
  )
  return (
    <AlertDialog
      {...dialog}
      title={own ? 'Leave the staff?' : `Remove ${name} from the staff?`}
      confirmLabel={own ? 'Leave' : 'Remove'}
      pendingLabel={own ? 'Leaving…' : 'Removing…'}
      onCancel={onClose}
    >
      {own
        ? 'You are signed out at once and keep an ordinary shopper account. Your changes stay on record.'
        : `${name} is signed out at once and keeps an ordinary shopper account. Their changes stay on record. You can invite them again.`}
    </AlertDialog>
  )
}
