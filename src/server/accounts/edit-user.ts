import type { EditUser, User } from '../../contract/accounts.ts'
import { ShopError } from '../../contract/errors.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from '../http/session.ts'
import { hashPassword } from './password.ts'
import { deleteResetsOf, deleteSessionsOf, findSession, lockUser, updateUser } from './queries.ts'
import { toUser } from './to-user.ts'

/**
 * Changes the caller's own name and, when given, password; a new password ends their other sessions and mailed links.
 * @throws not_found for anybody else's account
 * @throws unauthenticated when the session has ended meanwhile
 */
export async function editUser(
  { db }: Pick<Deps, 'db'>,
  who: Caller,
  id: string,
  { firstName, lastName, password }: EditUser,
): Promise<User> {
  if (who.userId !== id) throw new ShopError('not_found', 'There is no such account.')
  const passwordHash = password === undefined ? undefined : await hashPassword(password)
  return inTransaction(db, async tx => {
    // Whoever ended this session while the password was hashed, for example by an invitation to the staff, wins.
    await lockUser(tx, id)
    if (!(await findSession(tx, who.tokenHash))) throw new ShopError('unauthenticated', 'Please sign in.')
    const names = { firstName, lastName }
    const user = await updateUser(tx, id, passwordHash === undefined ? names : { ...names, passwordHash })
    if (passwordHash !== undefined) {
      await deleteSessionsOf(tx, id, who.tokenHash)
      await deleteResetsOf(tx, id)
    }
    return toUser(user)
  })
}
