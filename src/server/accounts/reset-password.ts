import type { ResetPassword } from '../../contract/accounts.ts'
import { ShopError } from '../../contract/errors.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Deps } from '../deps.ts'
import { clearAttemptsByPrefix, countAttempt } from '../http/limits.ts'
import { hashToken } from '../http/session.ts'
import { loginsOf } from './log-in.ts'
import { hashPassword } from './password.ts'
import { deleteResetsOf, deleteSessionsOf, findReset, lockUser, takeReset, updateUser } from './queries.ts'

/**
 * Sets the password of whoever was mailed the token, once: ends all their sessions and other links, and forgets
 * wrong tries at signing in. Throws `invalid` naming the token when it is unknown, used or past its time, and
 * `too_many` when an address tries one after another.
 */
export async function resetPassword(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { token, password }: ResetPassword,
  address: string,
): Promise<void> {
  await countAttempt(deps, 'resetPerAddress', address)
  const { db, clock } = deps
  const tokenHash = hashToken(token)
  // Hashing a password is work that a made-up token does not get.
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
  await clearAttemptsByPrefix(db, 'loginPerAccount', loginsOf(email))
}

function linkExpired(): ShopError {
  const words = 'This link has already been used or has expired. Ask for a new one.'
  return new ShopError('invalid', words, { token: words })
}
