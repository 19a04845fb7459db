import { ShopError } from '../../../contract/errors.ts'
import { toCents } from '../../../contract/money.ts'
import type { RefundOrder } from '../../../contract/payments.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { lockOrderPayment, type Payment } from '../ledger/queries.ts'
import { loadRefundableCents, queueRefund } from './queue-refund.ts'
import { findByKey } from './refund-queries.ts'

export type RefundPaymentInput = RefundOrder & {
  orderId: string
  userId: string
  idempotencyKey: string | null
}

/**
 * Has money of a locked order given back to the card, all that is left unless `amount` (dollars) says less. Answers the
 * payment's id and the cents; null for the cents when the same key has asked before. Throws `not_refundable`,
 * `idempotency_key_reused` for a key that has asked for another amount, or `payments_off`.
 */
export async function refundPayment(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'newId' | 'cards'>,
  { orderId, userId, idempotencyKey, amount, reason }: RefundPaymentInput,
): Promise<{ paymentId: string; cents: number | null }> {
  const payment = await lockOrderPayment(tx, orderId)
  if (payment && !deps.cards) throw new ShopError('payments_off', refundsOff)
  if (!payment) throw new ShopError('not_refundable', 'This order was not paid by card.')
  const { id: paymentId } = payment
  const earlier = idempotencyKey === null ? undefined : await findByKey(tx, paymentId, idempotencyKey)
  if (earlier) return { paymentId, cents: sameOrRefused(earlier, amount) }
  refuseUnlessCaptured(payment)
  const cents = amount === undefined ? await loadRefundableCents(tx, payment) : toCents(amount)
  await queueRefund(tx, deps, payment, { cents, reason, userId, idempotencyKey })
  return { paymentId, cents }
}

const refundsOff =
  'The shop takes no cards at present, so it cannot give anything back. Do it at the card provider, or take cards again.'

function sameOrRefused({ cents }: { cents: number }, amount: number | undefined): null {
  if (amount === undefined || toCents(amount) === cents) return null
  throw new ShopError('idempotency_key_reused', 'This key has been used for a refund of another amount.')
}

function refuseUnlessCaptured({ state }: Payment): void {
  if (state === 'captured') return
  const words =
    state === 'ordered'
      ? 'The card has not been charged yet. Cancel the order to release it.'
      : 'The card has not been charged, so there is nothing to give back.'
  throw new ShopError('not_refundable', words)
}
