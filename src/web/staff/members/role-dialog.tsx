import { type FormEvent, useId, useState } from 'react'
import { staffRoles } from '../../../contract/accounts/staff-roles.ts'
import type { StaffMember } from '../../../contract/staff.ts'
import { browserApi } from '../../api/browser.ts'
import { asApiError } from '../../api/error.ts'
import { updateSession, useSession } from '../../api/session.ts'
import { SubmitButton } from '../../parts/form/submit-button.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { GuardedDialog } from '../dialogs/guarded-dialog.tsx'
import { staffDialogClass } from '../dialogs/staff-dialog-class.ts'
import { RoleSelect } from './role-select.tsx'

type Props = {
  member: StaffMember
  onClose: () => void
  /** `text` says what has changed. */
  onChanged: (list: { members: StaffMember[] }, text: string) => void
}

/** Gives a member another role, or lets an owner step down. A refusal, such as for the last owner, is shown here. */
export function RoleDialog({ member, onClose, onChanged }: Props) {
  const id = useId()
  const name = `${member.firstName} ${member.lastName}`
  const own = useSession()?.userId === member.id
  const [chosen, setChosen] = useState<string>(member.staffRole)
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const role = staffRoles.find(each => each === chosen)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (!role) return setError('Choose a role.')
    setPending(true)
    setError(null)
    try {
      const body = { staffRole: role }
      const list = await browserApi.staff.changeRole({ params: { id: member.id }, body })
      onChanged(list, `${name} is now ${role === 'owner' ? 'an owner' : `a ${role}`}.`)
      if (own) updateSession({ staffRole: role })
    } catch (cause) {
      setError(asApiError(cause).message)
      setPending(false)
    }
  }
  return (
    <GuardedDialog
      open
      unsaved={chosen !== member.staffRole}
      onClose={onClose}
      title={own ? 'Change your role' : `Change the role of ${name}`}
      className={staffDialogClass}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton form={id} pending={pending} pendingLabel="Saving…">
            Save
          </SubmitButton>
        </>
      }
    >
      <form id={id} noValidate onSubmit={save} className="space-y-4">
        {error && <Banner tone="error">{error}</Banner>}
        <p className="text-ink-2">The new role applies at once, even where they are already signed in.</p>
        <RoleSelect value={chosen} onChange={event => setChosen(event.target.value)} data-autofocus />
        {role === 'owner' && !own && (
          <p className="text-ink-2">
            Once they are an owner, only they themselves can step down or leave. They can do everything you
            can.
          </p>
        )}
        {own && member.staffRole === 'owner' && role !== 'owner' && (
          <p className="text-ink-2">You will no longer choose who belongs to the staff.</p>
        )}
      </form>
    </GuardedDialog>
  )
}
