import { useState } from 'react'
import { Link } from 'react-router'
import type { StaffMember } from '../../../contract/staff.ts'
import { useSession } from '../../api/session.ts'
import { orderTime } from '../../parts/order/order-date.ts'
import { Button } from '../../ui/button.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { textLink } from '../../ui/text-link.ts'
import { roleNames } from '../access/role-names.ts'
import { EmailText } from '../controls/email-text.tsx'
import { paths } from '../paths.ts'

type Props = {
  members: readonly StaffMember[]
  onInviteAgain: (member: StaffMember) => Promise<void>
  onChangeRole: (member: StaffMember) => void
  onRemove: (member: StaffMember) => void
}

export const MembersTable = ({ members, ...actions }: Props) => (
  <table className="staff-table">
    <thead>
      <tr>
        <th scope="col">Name and email</th>
        <th scope="col">Role</th>
        <th scope="col">State</th>
        <th scope="col">Last seen</th>
        <th scope="col">Changes</th>
        <th scope="col">Actions</th>
      </tr>
    </thead>
    <tbody>
      {members.map(member => (
        <MemberRow key={member.id} member={member} {...actions} />
      ))}
    </tbody>
  </table>
)

type RowProps = Omit<Props, 'members'> & { member: StaffMember }

function MemberRow({ member, ...actions }: RowProps) {
  const own = useSession()?.userId === member.id
  const name = `${member.firstName} ${member.lastName}`
  return (
    <tr>
      <th scope="row" data-label="Name" className="font-normal wrap-anywhere">
        <span className="grid grid-cols-[minmax(144px,1fr)]">
          <span>
            <span className="font-semibold">{name}</span>
            {own && <span className="text-ink-2"> (you)</span>}
          </span>
          <span className="text-ink-2">
            <EmailText email={member.email} />
          </span>
        </span>
      </th>
      <td data-label="Role">{roleNames[member.staffRole]}</td>
      <td data-label="State">
        {member.invited ? (
          <StatusBadge tone="warning" shape="ring">
            Invited
          </StatusBadge>
        ) : (
          <StatusBadge tone="success" shape="tick">
            Active
          </StatusBadge>
        )}
      </td>
      <td data-label="Last seen" className="tabular-nums lg:whitespace-nowrap">
        {member.lastSeen ? orderTime(member.lastSeen) : 'Never'}
      </td>
      <td data-label="Changes">
        <Link to={paths.changesBy(member.id)} className={`${textLink} inline-flex min-h-11 items-center`}>
          What they changed
          <span className="sr-only">: {name}</span>
        </Link>
      </td>
      <td>
        <RowActions member={member} own={own} name={name} {...actions} />
      </td>
    </tr>
  )
}

type ActionsProps = RowProps & { own: boolean; name: string }

/** An owner who has come in steps down or leaves only by themselves. */
function RowActions({ member, own, name, onInviteAgain, onChangeRole, onRemove }: ActionsProps) {
  const stays = member.staffRole === 'owner' && !member.invited && !own
  if (stays) return <span className="flex min-h-11 items-center text-ink-3">Only they can step down</span>
  return (
    <div className="flex flex-wrap gap-2">
      {member.invited && <AgainButton name={name} onPress={() => onInviteAgain(member)} />}
      <Button variant="outline" size="small" onClick={() => onChangeRole(member)}>
        Change role<span className="sr-only"> of {name}</span>
      </Button>
      <Button variant="outline" size="small" onClick={() => onRemove(member)}>
        {own ? 'Leave the staff' : 'Remove'}
        {!own && <span className="sr-only"> {name}</span>}
      </Button>
    </div>
  )
}

function AgainButton({ name, onPress }: { name: string; onPress: () => Promise<void> }) {
  const [pending, setPending] = useState(false)
  const press = async () => {
    setPending(true)
    await onPress()
    setPending(false)
  }
  return (
    <Button variant="outline" size="small" pending={pending} onClick={press}>
      New link<span className="sr-only"> for {name}</span>
    </Button>
  )
}
