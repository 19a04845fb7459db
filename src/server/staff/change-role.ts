import type { StaffRole } from '../../contract/accounts/staff-roles.ts'
import type { StaffMember } from '../../contract/staff.ts'
import { fullNameOf } from '../accounts/staff-access.ts'
import { changeStaffRole } from '../accounts/staff-role.ts'
import { recordChange } from '../audit/record-change.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Deps } from '../deps.ts'
import { listMembers } from './list-members.ts'

/**
 * Gives a member of the staff another role, which counts from their next call. Returns all members.
 * @throws the same as `changeStaffRole`
 */
export const changeRole = (
  deps: Pick<Deps, 'db' | 'clock' | 'newId'>,
  userId: string,
  { id, staffRole }: { id: string; staffRole: StaffRole },
): Promise<{ members: StaffMember[] }> =>
  inTransaction(deps.db, async tx => {
    const member = await changeStaffRole(tx, { by: userId, id }, staffRole)
    await recordChange(tx, deps, {
      userId,
      subjectType: 'staff',
      subjectId: id,
      subject: fullNameOf(member),
      action: 'given another role',
      before: { staffRole: member.staffRole },
      after: { staffRole },
    })
    return listMembers(tx)
  })
