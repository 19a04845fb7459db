import { ShopError } from '../../../contract/errors.ts'
import { smallestCents } from '../../../contract/money.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { clearResolvedProblems } from '../ledger/problem.ts'
import { changePayment, type Payment } from '../ledger/queries.ts'
import { dropRefunds, findRefunds, insertRefund } from '../ledger/refund-queries.ts'
import { refundableCents, sumCents } from '../ledger/refundable-cents.ts'
import { writtenCents } from '../ledger/written-cents.ts'
import { jobDelayMs } from '../limits.ts'

type QueueDeps = Pick<Deps, 'clock' | 'newId'>

export type RefundInput = {
  cents: number
  reason: string
  /** Who asked for it; null: the shop itself. */
  userId: string | null
}

/**
 * Queues a refund of a locked payment; the money goes back after the transaction, once. It replaces refunds that
 * failed, unless they came to more. Returns its id.
 * @throws not_refundable for more than is left
 * @throws invalid for a part that the currency has no coins for
 */
export async function queueRefund(
  tx: Tx,
  deps: QueueDeps,
  payment: Payment,
  refund: RefundInput,
): Promise<string> {
  const stored = await findRefunds(tx, payment.id)
  const leftCents = refundableCents(payment, stored)
  if (refund.cents > leftCents || leftCents <= 0) throw tooMuch(leftCents, payment.currency)
  if (refund.cents !== leftCents) refuseBrokenCoin(refund, payment)
  const failedCents = sumCents(stored.filter(({ state }) => state === 'failed'))
  if (refund.cents >= Math.min(leftCents, failedCents)) {
    await dropRefunds(tx, payment.id, ['failed'])
    await changePayment(tx, payment.id, clearResolvedProblems(payment))
  }
  return insertQueuedRefund(tx, deps, payment, refund)
}

/** The same for an amount that is known to be there. */
export async function insertQueuedRefund(
  tx: Tx,
  { clock, newId }: QueueDeps,
  payment: Payment,
  refund: RefundInput,
): Promise<string> {
  const [id, now] = [newId(), clock()]
  await insertRefund(tx, {
    ...refund,
    id,
    paymentId: payment.id,
    state: 'queued',
    providerId: null,
    createdAt: now,
  })
  const nextTryAt = new Date(now.getTime() + jobDelayMs)
  await changePayment(tx, payment.id, { nextTryAt, tries: 0, updatedAt: now })
  return id
}

function refuseBrokenCoin({ cents }: RefundInput, payment: Payment): void {
  const currency = payment.currency.toUpperCase()
  if (cents % smallestCents(currency) === 0) return
  const message = `Enter a whole number: amounts in ${currency} have no decimals.`
  throw new ShopError('invalid', message, { amount: message })
}

function tooMuch(leftCents: number, currency: string): ShopError {
  if (leftCents <= 0)
    return new ShopError('not_refundable', 'All that was charged has been refunded already.')
  const message = `At most ${writtenCents(leftCents, currency)} can still be refunded.`
  return new ShopError('not_refundable', message, { amount: message })
}
