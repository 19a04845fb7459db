import type { Invitation, Member } from '../../contract/staff.ts'
import { linksOff } from '../accounts/links-off.ts'
import { openReset } from '../accounts/open-reset.ts'
import { type Admitted, admitToStaff, nameOf } from '../accounts/staff-access.ts'
import { recordChange } from '../audit/record-change.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Tx } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from '../http/session.ts'
import { invitationMail, welcomeMail } from './invitation-mail.ts'
import { listMembers } from './members.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'newId' | 'outbox' | 'log'>
type By = { who: Pick<Caller, 'userId' | 'firstName' | 'lastName'>; origin: string | null }

const linkMs = 7 * 86_400_000

/**
 * Makes somebody a member of the staff and mails it to them: to a shopper of the shop a word of welcome, to everybody
 * without a password a link for choosing one, good for seven days; asked again it mails a new link. Answers all
 * members. Throws `links_off` when the shop does not know its own address.
 */
export async function invite(
  deps: Needs,
  { who, origin }: By,
  person: Invitation,
): Promise<{ members: Member[] }> {
  if (origin === null) throw linksOff(deps)
  const members = await inTransaction(deps.db, async tx => {
    const admitted = await admitToStaff(tx, deps, person)
    await mailTo(tx, deps, admitted, { ...person, by: nameOf(who), origin })
    if (admitted.was !== 'admin') await record(tx, deps, admitted, who.userId)
    return listMembers(tx)
  })
  deps.outbox.wake()
  return members
}

async function mailTo(
  tx: Tx,
  deps: Needs,
  { id, was, needsPassword }: Admitted,
  invited: Parameters<typeof welcomeMail>[0],
): Promise<void> {
  if (needsPassword) {
    await deps.outbox.queue(tx, invitationMail(invited, await openReset(tx, deps, id, linkMs)))
  } else if (was === 'shopper') await deps.outbox.queue(tx, welcomeMail(invited))
}

const record = (tx: Tx, deps: Needs, { id, name, was }: Admitted, userId: string) =>
  recordChange(tx, deps, {
    userId,
    thing: 'staff',
    subjectId: id,
    subject: name,
    action: 'invited',
    before: was && { userType: was },
    after: { userType: 'admin' },
  })
