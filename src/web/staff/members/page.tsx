import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Invited, StaffMember } from '../../../contract/staff.ts'
import { browserApi } from '../../api/browser.ts'
import { asApiError } from '../../api/error.ts'
import { useSession } from '../../api/session.ts'
import { Button } from '../../ui/button.tsx'
import { useToasts } from '../../ui/toast-context.ts'
import { useRead } from '../cache/use-read.ts'
import { RecordPage } from '../records/record-page.tsx'
import { RemoveRecord } from '../records/remove-record.tsx'
import { type Handed, InvitationDialog } from './invitation-dialog.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { MembersTable } from './members-table.tsx'
import { RoleDialog } from './role-dialog.tsx'

type OpenDialog =
  | { dialog: 'invite' }
  | { dialog: 'invited'; handed: Handed }
  | { dialog: 'remove' | 'role'; member: StaffMember }
  | null

export default function StaffPage() {
  const toasts = useToasts()
  const ownId = useSession()?.userId
  const [open, setOpen] = useState<OpenDialog>(null)
  const inviteButton = useRef<HTMLButtonElement>(null)
  const { answer, value, replace } = useRead(['members'], signal => browserApi.staff.members({}, { signal }))
  const close = () => setOpen(null)
  const done = (list: { members: StaffMember[] }, text: string) => {
    replace(list)
    close()
    toasts.show({ text })
  }
  const onInvited = ({ members, ...invited }: Invited, email: string) => {
    replace({ members })
    setOpen({ dialog: 'invited', handed: { ...invited, email } })
  }
  const inviteAgain = async ({ email, firstName, lastName, staffRole }: StaffMember) => {
    try {
      onInvited(await browserApi.staff.invite({ body: { email, firstName, lastName, staffRole } }), email)
    } catch (cause) {
      toasts.show({ tone: 'error', text: asApiError(cause).message })
    }
  }
  const remove = async ({ id, firstName, lastName }: StaffMember) => {
    const list = await browserApi.staff.removeMember({ params: { id } })
    // An open dialog holds the focus, so it has to be gone first.
    flushSync(() => done(list, `${firstName} ${lastName} is no longer a member of staff.`))
    inviteButton.current?.focus()
  }
  return (
    <>
      <RecordPage
        noun="member"
        records={value?.members ?? null}
        answer={answer}
        add={
          <Button ref={inviteButton} size="small" onClick={() => setOpen({ dialog: 'invite' })}>
            Invite
          </Button>
        }
      >
        {members => (
          <MembersTable
            members={members}
            onInviteAgain={inviteAgain}
            onChangeRole={member => setOpen({ dialog: 'role', member })}
            onRemove={member => setOpen({ dialog: 'remove', member })}
          />
        )}
      </RecordPage>
      {open?.dialog === 'invite' && <InviteDialog onClose={close} onInvited={onInvited} />}
      {open?.dialog === 'invited' && <InvitationDialog {...open.handed} onClose={close} />}
      {open?.dialog === 'role' && <RoleDialog member={open.member} onClose={close} onChanged={done} />}
      {open?.dialog === 'remove' && (
        <RemoveMember member={open.member} own={open.member.id === ownId} remove={remove} onClose={close} />
      )}
    </>
  )
}

type RemoveProps = {
  member: StaffMember
  /** An owner leaves by themselves. */
  own: boolean
  remove: (member: StaffMember) => Promise<void>
  onClose: () => void
}

function RemoveMember({ member, own, remove, onClose }: RemoveProps) {
  const name = `${member.firstName} ${member.lastName}`
  return (
    <RemoveRecord
      title={own ? 'Leave the staff?' : `Remove ${name} from the staff?`}
      confirmLabel={own ? 'Leave' : 'Remove'}
      pendingLabel={own ? 'Leaving…' : 'Removing…'}
      remove={() => remove(member)}
      onClose={onClose}
    >
      {own
        ? 'You are signed out at once and keep an ordinary shopper account. Your changes stay on record.'
        : `${name} is signed out at once and keeps an ordinary shopper account. Their changes stay on record. You can invite them again.`}
    </RemoveRecord>
  )
}
