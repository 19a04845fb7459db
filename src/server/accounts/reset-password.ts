import type { ResetPassword } from '../../contract/accounts.ts'
import { ShopError } from '../../contract/errors.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Deps } from '../deps.ts'
import { clearAttemptsByPrefix, countAttempt } from '../http/rate-limits.ts'
import { hashToken } from '../http/session.ts'
import { loginAttemptKey } from './log-in.ts'
import { hashPassword } from './password.ts'
import { deleteResetsOf, deleteSessionsOf, findReset, lockUser, takeReset, updateUser } from './queries.ts'

/**
 * Sets a new password with a mailed token, once: ends all sessions and links of the account and clears its failed
 * sign-ins.
 * @throws invalid naming the token when it is unknown, used or expired
 * @throws too_many when one address tries many tokens
 */
export async function resetPassword(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { token, password }: ResetPassword,
  address: string,
): Promise<void> {
  await countAttempt(deps, 'resetPerAddress', address)
  const { db, clock } = deps
  const tokenHash = hashToken(token)
  // Hashing is expensive, so an invalid token is refused first.
  const open = await findReset(db, tokenHash, clock())
  if (!open) throw linkExpired()
  const passwordHash = await hashPassword(password)
  const { email } = await inTransaction(db, async tx => {
    await lockUser(tx, open.userId)
    const reset = await takeReset(tx, tokenHash, clock())
    if (!reset) throw linkExpired()
    const user = await updateUser(tx, reset.userId, { passwordHash })
    await deleteResetsOf(tx, user.id)
    await deleteSessionsOf(tx, user.id, null)
    return user
  })
  await clearAttemptsByPrefix(db, 'loginPerAccount', loginAttemptKey(email))
}

function linkExpired(): ShopError {
  const words = 'This link has already been used or has expired. Ask for a new one.'
  return new ShopError('invalid', words, { token: words })
}
