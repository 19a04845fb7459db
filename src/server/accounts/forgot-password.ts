import { inTransaction } from '../db/in-transaction.ts'
import type { Tx } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { countAttempt } from '../http/limits.ts'
import { openReset } from './create-reset-link.ts'
import { linksOff } from './mail-links.ts'
import { deleteResetsOf, lockUserByEmail, type UserRow } from './queries.ts'
import { resetMail } from './reset-mail.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'newId' | 'config' | 'outbox' | 'log'>
type Asked = { address: string; origin: string | null }

const resetMs = 3_600_000

/**
 * Mails a link for choosing a new password, good for an hour and once; it ends the links mailed before. Neither
 * the answer nor the time it takes says whether there is such an account. Throws `too_many` when an address, or
 * anybody about one e-mail, asks again and again, and `links_off` when the shop does not know its own address.
 */
export async function forgotPassword(deps: Needs, email: string, { address, origin }: Asked): Promise<void> {
  if (origin === null) throw linksOff(deps)
  await countAttempt(deps, 'forgotPerAddress', address)
  await countAttempt(deps, 'forgotPerEmail', email)
  await inTransaction(deps.db, async tx => {
    const user = await lockUserByEmail(tx, email)
    await (user ? mailLink(tx, deps, user, origin) : pretend(tx, deps, email))
  })
  deps.outbox.wake()
}

async function mailLink(tx: Tx, deps: Needs, user: UserRow, origin: string): Promise<void> {
  const token = await openReset(tx, deps, user.id, resetMs)
  await deps.outbox.queue(tx, resetMail(user, origin, token))
}

/** As many statements, and as much written, as for an account: nobody shall be found out by the clock. */
async function pretend(tx: Tx, { outbox }: Needs, email: string): Promise<void> {
  await deleteResetsOf(tx, 'nobody')
  await outbox.rehearse(tx, resetMail({ email, firstName: 'nobody' }, '', ''))
}
