import type { User } from '../../contract/accounts/accounts.ts'
import type { Db, Tx } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { type AdminCredentials, createOwner } from './ensure-admin.ts'
import { findUserByEmail, listOwnerEmails } from './queries.ts'
import { openSession, type SignInPlace } from './sessions/open-session.ts'

/** The addresses with which an owner can sign in. */
export const listOwners = (db: Db | Tx): Promise<string[]> => listOwnerEmails(db)

/**
 * Creates the account of an owner who takes over the demo, with a session.
 * @throws invalid for a password that is too short for the staff, or guessed first
 * @throws email_taken
 */
export async function openForNewOwner(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'newId' | 'settings'>,
  login: AdminCredentials,
  place: SignInPlace,
): Promise<{ token: string; user: User } | null> {
  const user = await createOwner(tx, deps, login, 'made an owner on leaving the demo')
  const row = await findUserByEmail(tx, user.email)
  const token = row && (await openSession({ db: tx, clock: deps.clock }, row, place))
  return token ? { token, user } : null
}
