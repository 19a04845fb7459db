import { randomBytes } from 'node:crypto'
import { days } from '../../../contract/durations.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { countAttempt } from '../../http/rate-limits.ts'
import { hashToken } from '../../http/session.ts'
import { mailLinksUnavailable } from '../passwords/mail-links.ts'
import { findUser, lockUser, type UserRow } from '../queries.ts'
import { confirmationMail } from './confirmation-mail.ts'
import { insertConfirmation } from './queries.ts'

const lifetimeMs = days(3)

type QueueDeps = Pick<Deps, 'clock' | 'outbox' | 'log'>

/**
 * Queues the mail with a link that confirms the account's address, valid for three days and for that address only. Where
 * the shop does not know its own address there is no link, and the log says what to set.
 */
export async function queueConfirmation(
  tx: Tx,
  deps: QueueDeps,
  { id: userId, email }: Pick<UserRow, 'id' | 'email'>,
  origin: string | null,
): Promise<void> {
  if (origin === null) return void mailLinksUnavailable(deps)
  const [token, createdAt] = [randomBytes(24).toString('base64url'), deps.clock()]
  const expiresAt = new Date(createdAt.getTime() + lifetimeMs)
  await insertConfirmation(tx, { tokenHash: hashToken(token), userId, email, createdAt, expiresAt })
  await deps.outbox.queue(tx, confirmationMail(email, { origin, token }))
}

type ConfirmationRequest = { userId: string; address: string; origin: string | null }

/**
 * Mails the link again to whoever has not confirmed yet, and says whether it did; links mailed before still work.
 * @throws too_many after several within an hour, of one account or one network
 * @throws links_off when the shop does not know its own address
 */
export async function mailConfirmation(
  deps: QueueDeps & Pick<Deps, 'db' | 'config'>,
  { userId, address, origin }: ConfirmationRequest,
): Promise<boolean> {
  if (origin === null) throw mailLinksUnavailable(deps)
  await countConfirmation(deps, { userId, address })
  const isQueued = await inTransaction(deps.db, async tx => {
    // Locked first: a change of the address, or an erasure, at this very moment must not be mailed to the old one.
    await lockUser(tx, userId)
    const user = await findUser(tx, userId)
    if (user?.emailConfirmedAt !== null) return false
    await queueConfirmation(tx, deps, user, origin)
    return true
  })
  deps.outbox.wake()
  return isQueued
}

/**
 * Counts a link about to be mailed to an address that somebody typed.
 * @throws too_many after several within an hour, of one account or one network
 */
export async function countConfirmation(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { userId, address }: Pick<ConfirmationRequest, 'userId' | 'address'>,
): Promise<void> {
  await countAttempt(deps, 'confirmationPerAddress', address)
  await countAttempt(deps, 'confirmationPerAccount', userId)
}
