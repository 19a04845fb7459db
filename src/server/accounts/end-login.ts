import type { Tx } from '../db/schema.ts'
import { noPasswordHash } from './password.ts'
import { deleteResetsOf, deleteSessionsOf, lockUserByEmail, updateUser } from './queries.ts'

/**
 * Lets nobody sign in with this e-mail any more: no password fits, sessions and links end, and staff become shoppers. What
 * the person did stays. Does nothing for an unknown e-mail.
 */
export async function endLogin(tx: Tx, email: string): Promise<void> {
  const user = await lockUserByEmail(tx, email)
  if (!user) return
  await updateUser(tx, user.id, { userType: 'shopper', passwordHash: noPasswordHash })
  await deleteSessionsOf(tx, user.id, null)
  await deleteResetsOf(tx, user.id)
}
