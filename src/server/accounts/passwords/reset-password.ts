import type { ResetPassword } from '../../../contract/accounts/accounts.ts'
import { ShopError } from '../../../contract/errors.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Deps } from '../../deps.ts'
import type { Device } from '../../http/device-cookie.ts'
import { countAttempt } from '../../http/rate-limits.ts'
import { hashToken } from '../../http/session.ts'
import { deleteTriesByPrefix } from '../../http/slow-down.ts'
import { passwordChangedMail } from '../account-mails.ts'
import { rememberDevice, triesPrefix } from '../devices/known-devices.ts'
import {
  deleteResetsOf,
  deleteSessionsOf,
  findReset,
  findUser,
  lockUser,
  takeReset,
  updateUser,
} from '../queries.ts'
import { checkNewPassword } from './check-new-password.ts'
import { hashPassword } from './password.ts'

/**
 * Sets a new password with a mailed token, once: ends all sessions and links of the account and clears its failed
 * sign-ins. Wrong codes stay counted: codes are there to stop whoever reads the account's mail. A mail tells of it.
 * @throws invalid naming the token when it is unknown, used or expired; naming the password when it is guessed first, or
 * too short for the staff
 * @throws too_many when one address tries many tokens
 */
export async function resetPassword(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'settings' | 'outbox'>,
  { token, password }: ResetPassword,
  { address, device }: { address: string; device: Device },
): Promise<void> {
  await countAttempt(deps, 'resetPerAddress', address)
  const { db, clock } = deps
  const tokenHash = hashToken(token)
  // Hashing is expensive, so an invalid token is refused first.
  const open = await findReset(db, tokenHash, clock())
  if (!open) throw linkExpired()
  const owner = await findUser(db, open.userId)
  if (owner) await checkNewPassword(deps, password, owner)
  const passwordHash = await hashPassword(password)
  const { id, email } = await inTransaction(db, async tx => {
    await lockUser(tx, open.userId)
    const reset = await takeReset(tx, tokenHash, clock())
    if (!reset) throw linkExpired()
    const user = await updateUser(tx, reset.userId, {
      passwordHash,
      // The link was mailed to this address.
      emailConfirmedAt: owner?.emailConfirmedAt ?? clock(),
    })
    await deleteResetsOf(tx, user.id)
    await deleteSessionsOf(tx, user.id, null)
    // Whoever has just been invited chooses a first password.
    if (owner?.passwordHash) await deps.outbox.queue(tx, passwordChangedMail(user))
    return user
  })
  deps.outbox.wake()
  await deleteTriesByPrefix(db, triesPrefix(email))
  // Whoever reads the account's mail is its owner, however many others guess at it.
  await rememberDevice(deps, id, device)
}

function linkExpired(): ShopError {
  const words = 'This link has already been used or has expired. Ask for a new one.'
  return new ShopError('invalid', words, { token: words })
}
