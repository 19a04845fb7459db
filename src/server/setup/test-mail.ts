import { ShopError } from '../../contract/errors.ts'
import type { TestMail } from '../../contract/settings/setup.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Deps } from '../deps.ts'
import { countAttempt } from '../http/rate-limits.ts'
import type { Caller } from '../http/session.ts'
import { redact } from '../log/mask.ts'
import { getMailState } from '../mail/get-mail-state.ts'
import type { WriteMail } from '../mail/outbox.ts'

/**
 * Queues a mail to whoever asks for it, on the way that all mails of the shop go.
 * @throws too_many after several within an hour
 */
export async function sendTestMail(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'outbox'>,
  who: Caller,
): Promise<TestMail> {
  await countAttempt(deps, 'testMailPerAccount', who.userId)
  const id = await inTransaction(deps.db, tx => deps.outbox.queue(tx, testMail(who.email)))
  deps.outbox.wake()
  return getTestMail(deps, who, id ?? '')
}

/**
 * What has become of a test mail.
 * @throws not_found when there is no such mail to the caller
 */
export async function getTestMail({ db }: Pick<Deps, 'db'>, who: Caller, id: string): Promise<TestMail> {
  const mail = await getMailState(db, id)
  if (mail?.to !== who.email) throw new ShopError('not_found', 'There is no such mail to you.')
  const { to, state, lastError } = mail
  return { id, to, state, said: lastError === null ? null : redact(lastError) }
}

const testMail =
  (to: string): WriteMail =>
  shopName => ({
    to,
    subject: `Test mail from ${shopName}`,
    text: `Hello,

this mail shows that ${shopName} can send mail. There is nothing to do.

${shopName}
`,
  })
