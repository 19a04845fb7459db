import { useState } from 'react'
import type { StaffMember } from '../../../contract/staff.ts'
import { browserApi } from '../../api/browser.ts'
import { asApiError } from '../../api/error.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'

type Props = {
  member: StaffMember
  onClose: () => void
  onRemoved: (list: { members: StaffMember[] }) => void
}

/** What the shop refuses, such as removing its last member, is said where it was asked for. */
export function RemoveDialog({ member, onClose, onRemoved }: Props) {
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const name = `${member.firstName} ${member.lastName}`
  const remove = async () => {
    setPending(true)
    try {
      onRemoved(await browserApi.staff.removeMember({ params: { id: member.id } }))
    } catch (cause) {
      setError(asApiError(cause).message)
      setPending(false)
    }
  }
  return (
    <AlertDialog
      open
      title={`Remove ${name} from the staff?`}
      confirmLabel="Remove"
      pending={pending}
      pendingLabel="Removing…"
      error={error}
      onCancel={onClose}
      onConfirm={remove}
    >
      {name} is signed out at once and keeps an ordinary shopper account. Their changes stay on record. You
      can invite them again.
    </AlertDialog>
  )
}
