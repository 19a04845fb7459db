import { hours } from '../../../contract/durations.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { countAttempt } from '../../http/rate-limits.ts'
import { deleteResetsOf, lockUserByEmail, type UserRow } from '../queries.ts'
import { createResetLink } from './create-reset-link.ts'
import { mailLinksUnavailable } from './mail-links.ts'
import { resetMail } from './reset-mail.ts'

type ForgotPasswordDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'config' | 'outbox' | 'log'>
type MailLinkRequest = { address: string; origin: string | null }

const resetLinkLifetimeMs = hours(1)

/**
 * Mails a link for choosing a new password, valid once and for an hour; earlier links end. Neither the answer nor its
 * timing tells whether the account exists.
 * @throws too_many after many requests from one address or for one e-mail
 * @throws links_off when the shop does not know its own address
 */
export async function forgotPassword(
  deps: ForgotPasswordDeps,
  email: string,
  { address, origin }: MailLinkRequest,
): Promise<void> {
  if (origin === null) throw mailLinksUnavailable(deps)
  await countAttempt(deps, 'forgotPerAddress', address)
  await countAttempt(deps, 'forgotPerEmail', email)
  await inTransaction(deps.db, async tx => {
    const user = await lockUserByEmail(tx, email)
    await (user ? mailLink(tx, deps, user, origin) : simulateMailLink(tx, deps, email))
  })
  deps.outbox.wake()
}

async function mailLink(tx: Tx, deps: ForgotPasswordDeps, user: UserRow, origin: string): Promise<void> {
  const token = await createResetLink(tx, deps, user.id, resetLinkLifetimeMs)
  await deps.outbox.queue(tx, resetMail(user, origin, token))
}

/** Runs the same statements as for an existing account, so that timing does not give the account away. */
async function simulateMailLink(tx: Tx, { outbox }: ForgotPasswordDeps, email: string): Promise<void> {
  await deleteResetsOf(tx, 'nobody')
  await outbox.simulate(tx, resetMail({ email, firstName: 'nobody' }, '', ''))
}
