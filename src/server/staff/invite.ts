import type { Invitation, StaffMember } from '../../contract/staff.ts'
import { openReset } from '../accounts/create-reset-link.ts'
import { linksOff } from '../accounts/mail-links.ts'
import { type Admitted, admitToStaff, nameOf } from '../accounts/staff-access.ts'
import { recordChange } from '../audit/record-change.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Tx } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from '../http/session.ts'
import { invitationMail } from './invitation-mail.ts'
import { listMembers } from './list-members.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'newId' | 'outbox' | 'log'>
type By = { who: Pick<Caller, 'userId' | 'firstName' | 'lastName'>; origin: string | null }

const linkMs = 7 * 86_400_000

/**
 * Makes somebody a member of the staff and mails them a link for choosing the password they get in by, good for seven
 * days; asked again, while they have not, a new one. To whom has got in nothing is sent. Answers all members. Throws
 * `links_off` when the shop does not know its own address.
 */
export async function invite(
  deps: Needs,
  { who, origin }: By,
  person: Invitation,
): Promise<{ members: StaffMember[] }> {
  if (origin === null) throw linksOff(deps)
  const members = await inTransaction(deps.db, async tx => {
    const admitted = await admitToStaff(tx, deps, person)
    if (admitted.needsPassword) {
      const link = {
        token: await openReset(tx, deps, admitted.id, linkMs),
        hadAccount: admitted.was === 'shopper',
      }
      await deps.outbox.queue(tx, invitationMail({ ...person, by: nameOf(who), origin }, link))
      await record(tx, deps, admitted, { userId: who.userId, email: person.email })
    }
    return listMembers(tx)
  })
  deps.outbox.wake()
  return members
}

const record = (
  tx: Tx,
  deps: Needs,
  { id, name, was }: Admitted,
  { userId, email }: { userId: string; email: string },
) =>
  recordChange(tx, deps, {
    ...{ userId, thing: 'staff', subjectId: id, subject: name },
    ...(was === 'admin'
      ? { action: 'invited again', before: {}, after: { email } }
      : { action: 'invited', before: was && { userType: was }, after: { userType: 'admin' } }),
  })
