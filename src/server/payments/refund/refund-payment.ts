import { ShopError } from '../../../contract/errors.ts'
import { toCents } from '../../../contract/money.ts'
import type { RefundOrder } from '../../../contract/payments.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { findEarlierAnswer, keepAnswer } from '../../idempotency/earlier-answer.ts'
import { releaseOrderPayment } from '../hold/release.ts'
import { addProblems } from '../ledger/problem.ts'
import { changePayment, findPaymentIds, lockOrderPayment, type Payment } from '../ledger/queries.ts'
import { blankReasons } from '../ledger/refund-queries.ts'
import { loadRefundableCents } from '../ledger/refundable-cents.ts'
import { queueRefund } from './queue-refund.ts'

type RefundDeps = Pick<Deps, 'clock' | 'newId' | 'cards'>

export type RefundPaymentInput = RefundOrder & {
  orderId: string
  userId: string
  idempotencyKey: string | null
}

/**
 * Queues a refund of a locked order, of all that is left unless `amount` (in the payment's currency) says less. Returns
 * the payment's id and the cents, null where the same key has asked before.
 * @throws not_refundable nothing was charged, or less is left than `amount`
 * @throws idempotency_key_reused the key stands for another request
 * @throws payments_off the shop takes no cards
 */
export async function refundPayment(
  tx: Tx,
  deps: RefundDeps,
  { orderId, userId, idempotencyKey, amount, reason }: RefundPaymentInput,
): Promise<{ paymentId: string; cents: number | null }> {
  const payment = await lockOrderPayment(tx, orderId)
  if (payment && !deps.cards) throw new ShopError('payments_off', refundsNeedCards)
  if (!payment) throw new ShopError('not_refundable', 'This order was not paid by card.')
  const { id: paymentId } = payment
  const asked = amount === undefined ? null : toCents(amount)
  const call = { userId, idempotencyKey, request: ['refund', orderId, asked] }
  // Whatever became of the refund, its key stands for it; another one needs another key, as at Stripe.
  if (await findEarlierAnswer(tx, deps, call)) return { paymentId, cents: null }
  refuseUnlessCaptured(payment)
  const cents = asked ?? (await loadRefundableCents(tx, payment))
  const refundId = await queueRefund(tx, deps, payment, { cents, reason, userId })
  await keepAnswer(tx, call, { refundId })
  return { paymentId, cents }
}

/** What the card of an order pays for it, in cents. */
export type CardShare = {
  /** What it has paid and keeps, or is to pay once it is charged. */
  cents: number
  /** The most that it can pay. */
  mostCents: number
  isCharged: boolean
}

/** The same with the payment locked; null when nothing can be said of it, since the card could not be charged. */
export async function lockCardShare(tx: Tx, orderId: string): Promise<CardShare | null> {
  const payment = await lockOrderPayment(tx, orderId)
  if (payment?.state === 'captured') {
    const cents = await loadRefundableCents(tx, payment)
    return { cents, mostCents: cents, isCharged: true }
  }
  if (payment?.state !== 'ordered') return null
  const { amountCents, dueCents } = payment
  return { cents: dueCents ?? amountCents, mostCents: amountCents, isCharged: false }
}

/**
 * Has the card of a changed order pay this much and no more. What it has paid beyond that is queued to go back, now or once
 * it is charged. The order is locked.
 * @throws payments_off the shop takes no cards
 * @throws not_refundable less is left
 */
export async function setCardShare(
  tx: Tx,
  deps: RefundDeps,
  { orderId, userId, cents }: { orderId: string; userId: string; cents: number },
): Promise<void> {
  const payment = await lockOrderPayment(tx, orderId)
  if (!payment) throw new Error('A changed order has no card payment')
  if (payment.state === 'ordered') {
    await changePayment(tx, payment.id, { dueCents: cents, updatedAt: deps.clock() })
    return
  }
  if (!deps.cards) throw new ShopError('payments_off', refundsNeedCards)
  const paidTooMuch = (await loadRefundableCents(tx, payment)) - cents
  await queueRefund(tx, deps, payment, { cents: paidTooMuch, reason: 'The order was changed.', userId })
}

const refundsNeedCards =
  'The shop takes no cards at present, so it cannot give anything back. Do it at the card provider, or take cards again.'

function refuseUnlessCaptured({ state }: Payment): void {
  if (state === 'captured') return
  const message =
    state === 'ordered'
      ? 'The card has not been charged yet. Cancel the order to release it.'
      : 'The card has not been charged, so there is nothing to refund.'
  throw new ShopError('not_refundable', message)
}

/**
 * Ends the card payment of a locked order that is being cancelled: queues a refund of what was charged, or the release
 * of what was only authorised. A shop that takes no cards any more asks its staff to do it.
 */
export async function cancelPayment(
  tx: Tx,
  deps: RefundDeps,
  { orderId, userId }: { orderId: string; userId: string | null },
): Promise<void> {
  const payment = await lockOrderPayment(tx, orderId)
  if (!payment || !(await beginCancel(tx, deps, payment, userId)) || deps.cards) return
  const now = deps.clock()
  const problems = addProblems(payment, [{ code: 'cancelled_without_cards' }], now)
  await changePayment(tx, payment.id, { ...problems, updatedAt: now })
}

/** False when there is nothing to release or refund. */
async function beginCancel(
  tx: Tx,
  deps: RefundDeps,
  payment: Payment,
  userId: string | null,
): Promise<boolean> {
  const { id, state } = payment
  // A capture may be under way, and a failed one may have worked after all; the release finds out.
  if (state === 'ordered' || state === 'failed') {
    await releaseOrderPayment(tx, deps, id)
    return true
  }
  if (state !== 'captured') return state === 'releasing'
  const cents = await loadRefundableCents(tx, payment)
  if (cents > 0) await queueRefund(tx, deps, payment, { cents, reason: 'The order was cancelled.', userId })
  return cents > 0
}

/** Blanks why refunds were made, in the staff's own words. Returns the ids of all these payments, also without refunds. */
export async function anonymiseReasons(
  tx: Tx,
  whose: { userId: string } | { orderIds: readonly string[] },
): Promise<string[]> {
  const ids = await findPaymentIds(tx, whose)
  await blankReasons(tx, ids)
  return ids
}
