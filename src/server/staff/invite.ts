import type { Invitation, Invited } from '../../contract/staff.ts'
import { roleColumns } from '../accounts/create-user.ts'
import { createResetLink, invitationLifetimeMs } from '../accounts/passwords/create-reset-link.ts'
import { mailLinksUnavailable } from '../accounts/passwords/mail-links.ts'
import { addStaffMember, fullNameOf, type NewStaffMember } from '../accounts/staff-access.ts'
import { recordChange } from '../audit/record-change.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Tx } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from '../http/session.ts'
import { sendsMail } from '../mail/mail-settings.ts'
import { invitationLink, invitationMail } from './invitation-mail.ts'
import { listMembers } from './list-members.ts'

type InviteDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'outbox' | 'log' | 'config'>
type Inviter = { who: Pick<Caller, 'userId' | 'firstName' | 'lastName'>; origin: string | null }

/**
 * Makes somebody a member of the staff and mails them a link for choosing a password, valid for seven days; while they
 * have not used it, a new one on request. Members who have signed in get no mail. Returns all members, and the link.
 * @throws links_off when the shop does not know its own address
 */
export async function invite(
  deps: InviteDeps,
  { who, origin }: Inviter,
  person: Invitation,
): Promise<Invited> {
  if (origin === null) throw mailLinksUnavailable(deps)
  const invited = await inTransaction(deps.db, async tx => {
    let link: string | null = null
    const admitted = await addStaffMember(tx, deps, person)
    if (admitted.needsPassword) {
      const token = await createResetLink(tx, deps, admitted.id, invitationLifetimeMs)
      const mailed = {
        link: invitationLink(origin, token),
        hadAccount: admitted.hadAccount,
      }
      await deps.outbox.queue(tx, invitationMail({ ...person, by: fullNameOf(who) }, mailed))
      // Who was a shopper has orders and addresses, which nobody else may open.
      if (!mailed.hadAccount) link = mailed.link
      await recordInvitation(tx, deps, admitted, { ...person, userId: who.userId })
    }
    return {
      ...(await listMembers(tx)),
      link,
      isMember: !admitted.needsPassword,
      isMailed: admitted.needsPassword && sendsMail(deps.config),
    }
  })
  deps.outbox.wake()
  return invited
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
