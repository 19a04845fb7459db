import type { PaymentDeps } from '../../deps.ts'
import { findByIntent, findOpenPayment, isLive, type Payment } from '../ledger/queries.ts'
import { callOrBusy, paymentNotFound, paymentNotReady, paymentReleased } from '../payment-errors.ts'
import type { Intent } from '../provider/card-provider.ts'
import { requireCards } from '../provider/cards.ts'
import { syncIntent } from '../settle/apply-intent.ts'

/**
 * The person's payment that an order can be placed with, as the provider sees it now. Without an id it is the live one;
 * null when there is none. A payment that has become an order already is answered as it is.
 * @throws payments_off the shop takes no cards
 * @throws not_found the payment is unknown, or somebody else's
 * @throws payment_not_ready the card is not authorised, or for another amount
 * @throws payment_released the payment was given up
 * @throws busy the provider does not answer
 */
export async function findAuthorisedPayment(
  deps: PaymentDeps,
  userId: string,
  paymentIntentId: string | undefined,
): Promise<Payment | null> {
  const { provider } = requireCards(deps)
  const payment = paymentIntentId
    ? await findByIntent(deps.db, paymentIntentId)
    : await findOpenPayment(deps.db, userId)
  if (!payment && !paymentIntentId) return null
  if (payment?.userId !== userId) throw paymentNotFound()
  if (payment.orderId) return payment
  if (!isLive(payment)) throw paymentReleased()
  if (payment.intentId === null) throw paymentNotReady(enterCardMessage)
  const intent = await callOrBusy(deps, provider.findIntent(payment.intentId))
  refuseOtherPayment(payment, intent)
  const now = await syncIntent(deps, payment.id, intent)
  if (!isLive(now) && !now.orderId) throw paymentReleased()
  if (!now.orderId) refuseUnauthorised(intent)
  return now
}

const enterCardMessage = 'Your card has not been authorised. Please enter it again.'

/** The provider must mean the payment that the shop priced. */
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
