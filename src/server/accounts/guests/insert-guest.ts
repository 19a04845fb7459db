import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { noPasswordHash } from '../passwords/password.ts'
import { insertUser } from '../queries.ts'
import { guestAddress } from './guest-address.ts'

/** Keeps somebody without an account under this id. Nobody can sign in as a guest. */
export async function insertGuest(tx: Tx, { clock }: Pick<Deps, 'clock'>, id: string): Promise<void> {
  await insertUser(tx, {
    id,
    email: guestAddress(id),
    username: `guest-${id}`,
    passwordHash: noPasswordHash,
    firstName: 'Guest',
    lastName: '',
    phone: '',
    gender: 'other',
    city: '',
    street: '',
    userType: 'shopper',
    staffRole: null,
    isGuest: true,
    createdAt: clock(),
    emailConfirmedAt: null,
  })
}
