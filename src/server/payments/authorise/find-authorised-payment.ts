import type { PaymentDeps } from '../../deps.ts'
import { applyIntent } from '../ledger/apply-intent.ts'
import { findByIntent, findLive, isLive, type Payment } from '../ledger/queries.ts'
import type { Intent } from '../provider/card-provider.ts'
import { requireCards } from '../provider/cards.ts'
import { callOrBusy, paymentNotFound, paymentNotReady, paymentReleased } from '../refusals.ts'

/**
 * The person's payment with which an order can be placed, as the provider sees it now: authorised, of this amount, for
 * this shop. Without an id it is the one that is still open; null when there is none. One that has become an order
 * already is answered without a further look. Throws `not_found` for somebody else's, `payment_not_ready`,
 * `payment_released`, or `busy` when the provider does not answer.
 */
export async function findAuthorisedPayment(
  deps: PaymentDeps,
  userId: string,
  paymentIntentId: string | undefined,
): Promise<Payment | null> {
  const { provider } = requireCards(deps)
  const payment = paymentIntentId
    ? await findByIntent(deps.db, paymentIntentId)
    : await findLive(deps.db, userId)
  if (!payment && !paymentIntentId) return null
  if (payment?.userId !== userId) throw paymentNotFound()
  if (payment.orderId) return payment
  if (!isLive(payment)) throw paymentReleased()
  if (payment.intentId === null) throw paymentNotReady(enterCardMessage)
  const intent = await callOrBusy(deps, provider.findIntent(payment.intentId))
  refuseOtherPayment(payment, intent)
  const now = await applyIntent(deps, payment.id, intent)
  if (!isLive(now) && !now.orderId) throw paymentReleased()
  if (!now.orderId) refuseUnauthorised(intent)
  return now
}

const enterCardMessage = 'Your card has not been authorised. Please enter it again.'

/** The provider must mean the very payment that the shop priced. */
function refuseOtherPayment({ id, amountCents, currency }: Payment, intent: Intent): void {
  if (intent.paymentId === id && intent.amountCents === amountCents && intent.currency === currency) return
  throw paymentNotReady(
    'This payment does not belong to your cart. Your card has not been charged. Please pay again.',
  )
}

function refuseUnauthorised({ status }: Intent): void {
  if (status === 'requires_capture' || status === 'succeeded') return
  if (status === 'requires_action') throw paymentNotReady('Your bank still asks you to confirm this payment.')
  if (status === 'processing')
    throw paymentNotReady('Your bank has not answered yet. Please try again in a moment.')
  throw paymentNotReady(enterCardMessage)
}
