import type { StaffRole } from '../../contract/accounts/staff-roles.ts'
import { ShopError } from '../../contract/errors.ts'
import type { Tx } from '../db/schema.ts'
import { roleColumns } from './create-user.ts'
import { noPasswordHash } from './passwords/password.ts'
import { lockAdmins, type UserRow, updateUser } from './queries.ts'
import { deleteFactor } from './second-factor/queries.ts'
import { endSessionsAndLinks } from './staff-access.ts'

/** `by`: the owner who does it. `id`: the member it is done to. */
type Deed = { by: string; id: string }

/**
 * Gives a member of the staff another role; returns who it was. Sessions go on and have the new role at once.
 * @throws not_found when they are no member
 * @throws wrong_role when `by` is no owner any more
 * @throws owner_stays for another owner
 * @throws last_owner when no owner with a password would be left
 */
export async function changeStaffRole(tx: Tx, deed: Deed, staffRole: StaffRole): Promise<UserRow> {
  const member = await lockMember(tx, deed, staffRole !== 'owner')
  if (member.staffRole !== staffRole) await updateUser(tx, deed.id, roleColumns(staffRole))
  return member
}

/**
 * Makes a member of the staff an ordinary shopper and ends their sessions and links; returns who it was.
 * @throws the same as `changeStaffRole`
 */
export async function removeStaffMember(tx: Tx, deed: Deed): Promise<UserRow> {
  const member = await lockMember(tx, deed, true)
  await updateUser(tx, deed.id, roleColumns(null))
  await endSessionsAndLinks(tx, deed.id)
  // Whoever comes back may have another phone.
  await deleteFactor(tx, deed.id)
  return member
}

/** Of two calls at once the second waits, and sees what the first has done. */
async function lockMember(tx: Tx, { by, id }: Deed, losesOwner: boolean): Promise<UserRow> {
  const admins = await lockAdmins(tx)
  if (!admins.some(admin => admin.id === by && admin.staffRole === 'owner')) {
    throw new ShopError('wrong_role', 'Only an owner of the shop can do this.')
  }
  const member = admins.find(admin => admin.id === id)
  if (!member) throw new ShopError('not_found', 'There is no such member of staff.')
  if (losesOwner && isActiveOwner(member)) refuseUnlessOwn({ by, id }, admins)
  return member
}

/** An owner who was invited and has not come yet may be sent away: the address may have been mistyped. */
const isActiveOwner = ({ staffRole, passwordHash }: UserRow) =>
  staffRole === 'owner' && passwordHash !== noPasswordHash

function refuseUnlessOwn({ by, id }: Deed, admins: readonly UserRow[]): void {
  if (by !== id) {
    throw new ShopError('owner_stays', 'An owner of the shop can only step down or leave themselves.')
  }
  if (!admins.some(admin => admin.id !== id && isActiveOwner(admin))) {
    throw new ShopError(
      'last_owner',
      'Someone has to look after the shop: its last owner cannot step down or leave. Make somebody else an owner first.',
    )
  }
}
