import type { StaffMember } from '../../contract/staff.ts'
import { roleColumns } from '../accounts/create-user.ts'
import { fullNameOf } from '../accounts/staff-access.ts'
import { removeStaffMember } from '../accounts/staff-role.ts'
import { recordChange } from '../audit/record-change.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Deps } from '../deps.ts'
import { listMembers } from './list-members.ts'

/**
 * Makes a member of the staff an ordinary shopper; their sessions end at once. Returns who is left.
 * @throws the same as `removeStaffMember`
 */
export const removeMember = (
  deps: Pick<Deps, 'db' | 'clock' | 'newId'>,
  userId: string,
  id: string,
): Promise<{ members: StaffMember[] }> =>
  inTransaction(deps.db, async tx => {
    const member = await removeStaffMember(tx, { by: userId, id })
    await recordChange(tx, deps, {
      userId,
      subjectType: 'staff',
      subjectId: id,
      subject: fullNameOf(member),
      action: 'removed',
      before: roleColumns(member.staffRole),
      after: roleColumns(null),
    })
    return listMembers(tx)
  })
