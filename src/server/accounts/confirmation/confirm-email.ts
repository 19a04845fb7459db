import { ShopError } from '../../../contract/errors.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Deps } from '../../deps.ts'
import { countAttempt } from '../../http/rate-limits.ts'
import { hashToken } from '../../http/session.ts'
import { findConfirmation, markConfirmed } from './queries.ts'

/**
 * Confirms the address that a link was mailed to. The link goes on working until it expires, so a second click says the
 * same as the first; it never confirms another address.
 * @throws invalid naming the token when it is unknown or expired, or the account has another address by now
 * @throws too_many when one address tries many tokens
 */
export async function confirmEmail(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  token: string,
  address: string,
): Promise<void> {
  await countAttempt(deps, 'confirmPerAddress', address)
  const now = deps.clock()
  const mailed = await findConfirmation(deps.db, hashToken(token), now)
  const isConfirmed = mailed && (await inTransaction(deps.db, tx => markConfirmed(tx, mailed, now)))
  if (isConfirmed) return
  const message = 'This link is no longer valid. Sign in and ask for a new one on your profile.'
  throw new ShopError('invalid', message, { token: message })
}
