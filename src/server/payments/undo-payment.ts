import type { Tx } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { changePayment, lockOfOrder } from './queries.ts'
import { insertQueued, refundableCents } from './queue-refund.ts'

/**
 * Undoes the payment of a locked order that is being cancelled, once: what was charged is to be given back, what was
 * only authorised is to be released. Both happen after the transaction.
 */
export async function undoPayment(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'newId'>,
  { orderId, userId }: { orderId: string; userId: string },
): Promise<void> {
  const payment = await lockOfOrder(tx, orderId)
  if (!payment) return
  const now = deps.clock()
  // A capture may be under way; then the release finds the money taken and gives it back.
  if (payment.state === 'ordered') {
    await changePayment(tx, payment.id, { state: 'releasing', nextTryAt: now, tries: 0, updatedAt: now })
  }
  if (payment.state === 'failed') {
    await changePayment(tx, payment.id, { problem: '', problemAt: null, updatedAt: now })
  }
  if (payment.state !== 'captured') return
  const cents = await refundableCents(tx, payment)
  if (cents > 0) await insertQueued(tx, deps, payment, { cents, reason: 'The order was cancelled.', userId })
}
