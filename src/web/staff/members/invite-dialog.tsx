import { zodResolver } from '@hookform/resolvers/zod'
import { Invitation, type Invited } from '../../../contract/staff.ts'
import { browserApi } from '../../api/browser.ts'
import { fieldOf } from '../../parts/form/field-of.ts'
import { TextInput } from '../../ui/text-input.tsx'
import { RecordDialog } from '../records/record-form.tsx'
import { useRecordForm } from '../records/use-record-form.ts'
import { RoleSelect } from './role-select.tsx'

type Props = { onClose: () => void; onInvited: (invited: Invited, email: string) => void }

const fields = ['email', 'firstName', 'lastName', 'staffRole'] as const

export function InviteDialog({ onClose, onInvited }: Props) {
  const state = useRecordForm<Invitation, Invitation>({
    first: { email: '', firstName: '', lastName: '' },
    resolver: zodResolver(Invitation),
    save: async body => onInvited(await browserApi.staff.invite({ body }), body.email),
    lostText: ({ email }) => `${email} was not invited.`,
    names: () => fields,
  })
  const { form } = state
  return (
    <RecordDialog
      state={state}
      title="Invite a member of staff"
      saveLabel="Invite"
      pendingLabel="Inviting…"
      onClose={onClose}
    >
      <p className="text-ink-2">
        They choose a password with a link, valid for seven days. If they already have an account here, their
        current password stops working now.
      </p>
      <TextInput label="Email" type="email" autoComplete="off" data-autofocus {...fieldOf(form, 'email')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput label="First name" autoComplete="off" {...fieldOf(form, 'firstName')} />
        <TextInput label="Last name" autoComplete="off" {...fieldOf(form, 'lastName')} />
      </div>
      <RoleSelect {...fieldOf(form, 'staffRole')} />
    </RecordDialog>
  )
}
