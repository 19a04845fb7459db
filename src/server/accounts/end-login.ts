import type { Tx } from '../db/schema.ts'
import { roleColumns } from './create-user.ts'
import { noPasswordHash } from './passwords/password.ts'
import { deleteResetsOf, deleteSessionsOf, lockUserByEmail, updateUser } from './queries.ts'

/**
 * Lets nobody sign in with this e-mail any more: no password fits, sessions and links end, and staff become shoppers. What
 * the person did stays. Does nothing for an unknown e-mail.
 */
export async function endLogin(tx: Tx, email: string): Promise<void> {
  const user = await lockUserByEmail(tx, email)
  if (!user) return
  await updateUser(tx, user.id, { ...roleColumns(null), passwordHash: noPasswordHash })
  await deleteSessionsOf(tx, user.id, null)
  await deleteResetsOf(tx, user.id)
}
