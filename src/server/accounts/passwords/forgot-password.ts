import { minutes } from '../../../contract/durations.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { countAttempt } from '../../http/rate-limits.ts'
import { deleteResetsOf, hasResetBetween, lockUserByEmail, type UserRow } from '../queries.ts'
import { createResetLink, invitationLifetimeMs, resetLinkLifetimeMs } from './create-reset-link.ts'
import { mailLinksUnavailable } from './mail-links.ts'
import { noPasswordHash } from './password.ts'
import { resetMail } from './reset-mail.ts'

type ForgotPasswordDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'config' | 'outbox' | 'log'>
type MailLinkRequest = { address: string; origin: string | null }

/** So long a link is the newest one at least: otherwise a stranger could end each before its owner opens it. */
const notAgainForMs = minutes(5)

/**
 * Mails a link for choosing a new password, valid once and for an hour, or seven days for staff who have yet to choose a
 * first password; earlier links end. Within five minutes of the
 * last link no other is mailed. Neither the answer nor its timing tells whether the account exists.
 * @throws too_many after many requests from one network; nobody elsewhere has to wait for them
 * @throws links_off when the shop does not know its own address
 */
export async function forgotPassword(
  deps: ForgotPasswordDeps,
  email: string,
  { address, origin }: MailLinkRequest,
): Promise<void> {
  if (origin === null) throw mailLinksUnavailable(deps)
  await countAttempt(deps, 'forgotPerAddress', address)
  await countAttempt(deps, 'forgotPerEmailAndAddress', `${email} ${address}`)
  await inTransaction(deps.db, async tx => {
    const user = await lockUserByEmail(tx, email)
    const wasLately = await wasMailedLately(tx, deps, user?.id ?? 'nobody')
    await (user && !wasLately ? mailLink(tx, deps, user, origin) : simulateMailLink(tx, deps, email))
  })
  deps.outbox.wake()
}

async function mailLink(tx: Tx, deps: ForgotPasswordDeps, user: UserRow, origin: string): Promise<void> {
  // The new link replaces that of an invitation, so it must not be over sooner.
  const isInvited = user.userType === 'admin' && user.passwordHash === noPasswordHash
  const lastsMs = isInvited ? invitationLifetimeMs : resetLinkLifetimeMs
  const token = await createResetLink(tx, deps, user.id, lastsMs)
  await deps.outbox.queue(tx, resetMail(user, origin, token, isInvited))
}

async function wasMailedLately(
  tx: Tx,
  { clock, config }: ForgotPasswordDeps,
  userId: string,
): Promise<boolean> {
  if (!config.rateLimits) return false
  const now = clock()
  return hasResetBetween(tx, userId, new Date(now.getTime() - notAgainForMs), now)
}

/** Runs the same statements as for an existing account, so that timing does not give the account away. */
async function simulateMailLink(tx: Tx, { outbox }: ForgotPasswordDeps, email: string): Promise<void> {
  await deleteResetsOf(tx, 'nobody')
  await outbox.simulate(tx, resetMail({ email }, '', '', false))
}
