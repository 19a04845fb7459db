import { ShopError } from '../../contract/errors.ts'
import type { Tx } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { noProblem } from './problem.ts'
import { changeOrderMoney, changePayment, isLive, type Payment } from './queries.ts'
import { dropRefunds } from './refund-queries.ts'
import { giveUp } from './undo-payment.ts'

/**
 * Ends a locked payment whose problem somebody has settled by hand: what was to be charged is released, what was to be
 * given back is not, and nothing is asked for again. Throws `illegal_transition` for a payment without a problem, or one
 * that may still become an order.
 */
export async function closePayment(tx: Tx, deps: Pick<Deps, 'clock'>, payment: Payment): Promise<void> {
  const { id, orderId, state, problem } = payment
  if (problem === '' || isLive(payment)) {
    throw new ShopError('illegal_transition', 'This payment has no problem that is to be settled.')
  }
  if (state === 'ordered' || state === 'failed') return giveUp(tx, deps, id)
  await dropRefunds(tx, id, ['queued', 'failed'])
  await changePayment(tx, id, { ...noProblem, tries: 0, updatedAt: deps.clock() })
  if (state === 'releasing') {
    await changePayment(tx, id, { state: 'released', nextTryAt: null })
    if (orderId) await changeOrderMoney(tx, orderId, { paymentState: 'released' })
  }
}
