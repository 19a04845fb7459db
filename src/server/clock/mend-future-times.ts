import { hastenCodes } from '../accounts/second-factor/hasten-codes.ts'
import type { Deps } from '../deps.ts'
import { dropFutureAttempts } from '../http/slow-down.ts'
import { hastenMail } from '../mail/hasten-mail.ts'
import { hastenPayments } from '../payments/settle/hasten-payments.ts'

/**
 * After the clock was put back, what was written before lies in the future: nobody is to be kept out, no mail or code to
 * wait and no stock to be held until then (docs/decisions/0033).
 */
export async function mendFutureTimes({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  await dropFutureAttempts(db, now)
  await hastenMail(db, now)
  await hastenPayments(db, now)
  await hastenCodes(db, now)
}
