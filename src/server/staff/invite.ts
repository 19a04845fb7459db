import type { Invitation, StaffMember } from '../../contract/staff.ts'
import { roleColumns } from '../accounts/create-user.ts'
import { createResetLink, invitationLifetimeMs } from '../accounts/passwords/create-reset-link.ts'
import { mailLinksUnavailable } from '../accounts/passwords/mail-links.ts'
import { addStaffMember, fullNameOf, type NewStaffMember } from '../accounts/staff-access.ts'
import { recordChange } from '../audit/record-change.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Tx } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from '../http/session.ts'
import { invitationMail } from './invitation-mail.ts'
import { listMembers } from './list-members.ts'

type InviteDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'outbox' | 'log'>
type Inviter = { who: Pick<Caller, 'userId' | 'firstName' | 'lastName'>; origin: string | null }

/**
 * Makes somebody a member of the staff and mails them a link for choosing a password, valid for seven days; while they
 * have not used it, a new one on request. Members who have signed in get no mail. Returns all members.
 * @throws links_off when the shop does not know its own address
 */
export async function invite(
  deps: InviteDeps,
  { who, origin }: Inviter,
  person: Invitation,
): Promise<{ members: StaffMember[] }> {
  if (origin === null) throw mailLinksUnavailable(deps)
  const members = await inTransaction(deps.db, async tx => {
    const admitted = await addStaffMember(tx, deps, person)
    if (admitted.needsPassword) {
      const link = {
        token: await createResetLink(tx, deps, admitted.id, invitationLifetimeMs),
        hadAccount: admitted.was?.userType === 'shopper',
      }
      await deps.outbox.queue(tx, invitationMail({ ...person, by: fullNameOf(who), origin }, link))
      await recordInvitation(tx, deps, admitted, { ...person, userId: who.userId })
    }
    return listMembers(tx)
  })
  deps.outbox.wake()
  return members
}

const recordInvitation = (
  tx: Tx,
  deps: InviteDeps,
  { id, name, was }: NewStaffMember,
  { userId, email, staffRole }: Pick<Invitation, 'email' | 'staffRole'> & { userId: string },
) =>
  recordChange(tx, deps, {
    userId,
    subjectType: 'staff',
    subjectId: id,
    subject: name,
    ...(was?.userType === 'admin'
      ? { action: 'invited again', before: { staffRole: was.staffRole }, after: { email, staffRole } }
      : { action: 'invited', before: was && roleColumns(null), after: roleColumns(staffRole) }),
  })
