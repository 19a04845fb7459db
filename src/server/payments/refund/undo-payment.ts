import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { addProblem, noProblem } from '../ledger/problem.ts'
import { changePayment, lockOrderPayment, type Payment } from '../ledger/queries.ts'
import { cardsAreOff } from '../ledger/stuck.ts'
import { callerSettlesMs } from '../provider/cards.ts'
import { loadRefundableCents, queueRefund } from './queue-refund.ts'

type CancelDeps = Pick<Deps, 'clock' | 'newId' | 'cards'>

/**
 * Undoes the payment of a locked order that is being cancelled, once: what was charged is to be given back, what was
 * only authorised is to be released. Both happen after the transaction; a shop that takes no cards any more tells its
 * staff to do it.
 */
export async function cancelPayment(
  tx: Tx,
  deps: CancelDeps,
  { orderId, userId }: { orderId: string; userId: string },
): Promise<void> {
  const payment = await lockOrderPayment(tx, orderId)
  if (!payment || !(await beginCancel(tx, deps, payment, userId)) || deps.cards) return
  const now = deps.clock()
  await changePayment(tx, payment.id, { ...addProblem(payment, cardsAreOff, now), updatedAt: now })
}

/** False when there is nothing to undo. */
async function beginCancel(tx: Tx, deps: CancelDeps, payment: Payment, userId: string): Promise<boolean> {
  const { id, state } = payment
  // A capture may be under way, and one given up may be found to hold after all; the release finds out.
  if (state === 'ordered' || state === 'failed') {
    await releaseOrdered(tx, deps, id)
    return true
  }
  if (state !== 'captured') return state === 'releasing'
  const cents = await loadRefundableCents(tx, payment)
  if (cents > 0) await queueRefund(tx, deps, payment, { cents, reason: 'The order was cancelled.', userId })
  return cents > 0
}

/** Leaves a locked payment of an order to be released, whoever waits for it now or the job. */
export async function releaseOrdered(tx: Tx, { clock }: Pick<Deps, 'clock'>, id: string): Promise<void> {
  const now = clock()
  const nextTryAt = new Date(now.getTime() + callerSettlesMs)
  await changePayment(tx, id, { state: 'releasing', nextTryAt, tries: 0, updatedAt: now, ...noProblem })
}
