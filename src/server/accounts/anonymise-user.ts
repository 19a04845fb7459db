import { deletedAddress } from '../../contract/accounts/deleted-address.ts'
import { ShopError } from '../../contract/errors.ts'
import type { Tx } from '../db/schema.ts'
import { endGuestSession } from '../http/guests/guest-session.ts'
import { deleteConfirmationsOf } from './confirmation/queries.ts'
import { deleteDevicesOf } from './devices/queries.ts'
import { noPasswordHash } from './passwords/password.ts'
import { blankUser, deleteResetsOf, deleteSessionsOf, lockWholeUser, type UserRow } from './queries.ts'
import { deleteFactor } from './second-factor/queries.ts'

/** Keeps orders from being placed for the account until the transaction ends. */
export async function lockForErasure(tx: Tx, id: string): Promise<UserRow> {
  const user = await lockWholeUser(tx, id)
  if (!user) throw new ShopError('not_found', 'There is no such account.')
  if (user.userType === 'admin')
    throw new ShopError('not_erasable', 'This account belongs to the staff. Remove it from the staff first.')
  return user
}

/** Blanks an account, which its orders still refer to, and ends its sessions, links and codes. Nobody can sign in with it. */
export async function anonymiseUser(tx: Tx, { id }: UserRow): Promise<void> {
  await deleteSessionsOf(tx, id, null)
  await deleteResetsOf(tx, id)
  await deleteConfirmationsOf(tx, id)
  await deleteFactor(tx, id)
  await deleteDevicesOf(tx, id)
  await endGuestSession(tx, id)
  await blankUser(tx, id, {
    email: deletedAddress(id),
    username: `deleted-${id}`,
    passwordHash: noPasswordHash,
    firstName: 'Deleted',
    lastName: 'account',
    phone: '',
    gender: 'other',
    city: '',
    street: '',
    emailConfirmedAt: null,
    isGuest: false,
  })
}
