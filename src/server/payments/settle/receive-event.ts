import { ShopError } from '../../../contract/errors.ts'
import type { SignedEvent } from '../../../contract/payments.ts'
import type { PaymentDeps } from '../../deps.ts'
import { findByIntent, findPayment, type Payment } from '../ledger/queries.ts'
import { toBusyError } from '../payment-errors.ts'
import { ProviderDown, type ProviderEvent } from '../provider/card-provider.ts'
import { requireCards } from '../provider/cards.ts'
import { markEventDone, recordEvent } from './event-queries.ts'
import { recordDispute } from './record-dispute.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * Takes a webhook event. It only says which payment to look at; what is done depends on what the provider knows now, so
 * late, repeated or disordered events do no harm.
 * @throws payments_off the shop takes no cards
 * @throws invalid the provider has not signed it
 * @throws busy the provider does not answer; it sends the event again
 */
export async function receiveEvent(
  deps: PaymentDeps,
  { payload, signature }: SignedEvent,
): Promise<{ received: true }> {
  const event = requireCards(deps).provider.readEvent(payload, signature)
  if (!event) throw unsigned(deps)
  if (!(await recordEvent(deps.db, { ...event, now: deps.clock() }))) return { received: true }
  const payment = await paymentOf(deps, event)
  if (payment && event.dispute) await recordDispute(deps, payment.id, event.dispute)
  if (payment) await settleOrBusy(deps, payment)
  await markEventDone(deps.db, event.id, deps.clock())
  return { received: true }
}

/** Anybody may send these, but a wrong webhook secret looks the same, so the log hears of some. */
function unsigned({ cards, clock, log }: PaymentDeps): ShopError {
  const refusal = new ShopError('invalid', 'This is not a message that the card provider has signed.')
  if (cards?.mayLogUnsignedEvent(clock())) {
    log.error('A message of the card provider was refused; is STRIPE_WEBHOOK_SECRET the right one?', refusal)
  }
  return refusal
}

/** An event may arrive before the intent's id is saved; then it carries the shop's own id. */
async function paymentOf(
  { db }: PaymentDeps,
  { intentId, paymentId }: ProviderEvent,
): Promise<Payment | undefined> {
  const known = intentId ? await findByIntent(db, intentId) : undefined
  return known ?? (paymentId ? findPayment(db, paymentId) : undefined)
}

async function settleOrBusy(deps: PaymentDeps, payment: Payment): Promise<void> {
  try {
    await settlePayment(deps, payment.id)
  } catch (cause) {
    if (cause instanceof ProviderDown) throw toBusyError(deps, cause)
    // A refusal would only be repeated when the event is sent again; the job goes on with it.
    deps.log.error(`Payment ${payment.id} could not be settled; it is tried again`, cause)
  }
}
