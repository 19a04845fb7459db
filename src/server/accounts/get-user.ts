import type { User } from '../../contract/accounts/accounts.ts'
import { calling, ownersOnly } from '../../contract/accounts/staff-roles.ts'
import { ShopError } from '../../contract/errors.ts'
import type { Deps } from '../deps.ts'
import { type Caller, hasRole } from '../http/session.ts'
import { findUser } from './queries.ts'
import { toUser } from './to-user.ts'

/**
 * The caller's own account, or a buyer's for staff who call buyers. Only owners read their colleagues'.
 * @throws not_found for unknown or somebody else's
 */
export async function getUser({ db }: Pick<Deps, 'db'>, who: Caller, id: string): Promise<User> {
  const mayRead = who.userId === id || hasRole(who, calling)
  const user = mayRead ? await findUser(db, id) : undefined
  const isColleague = user !== undefined && user.id !== who.userId && user.staffRole !== null
  if (!user || (isColleague && !hasRole(who, ownersOnly)))
    throw new ShopError('not_found', 'There is no such account.')
  return toUser(user)
}
