import type { StaffMember } from '../../contract/staff.ts'
import { fullNameOf, removeStaffMember } from '../accounts/staff-access.ts'
import { recordChange } from '../audit/record-change.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Deps } from '../deps.ts'
import { listMembers } from './list-members.ts'

/**
 * Makes a member of the staff an ordinary shopper; their sessions end at once. Returns who is left.
 * @throws not_found when they are no member
 * @throws last_admin when nobody who can sign in would be left
 */
export const removeMember = (
  deps: Pick<Deps, 'db' | 'clock' | 'newId'>,
  userId: string,
  id: string,
): Promise<{ members: StaffMember[] }> =>
  inTransaction(deps.db, async tx => {
    const member = await removeStaffMember(tx, id)
    await recordChange(tx, deps, {
      userId,
      thing: 'staff',
      subjectId: id,
      subject: fullNameOf(member),
      action: 'removed',
      before: { userType: 'admin' },
      after: { userType: 'shopper' },
    })
    return listMembers(tx)
  })
