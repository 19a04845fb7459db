import { ShopError } from '../../../contract/errors.ts'
import type { SignedEvent } from '../../../contract/payments.ts'
import type { PaymentDeps } from '../../deps.ts'
import { findByIntent, findPayment, type Payment } from '../ledger/queries.ts'
import { ProviderDown, type ProviderEvent } from '../provider/card-provider.ts'
import { requireCards } from '../provider/cards.ts'
import { toBusyError } from '../refusals.ts'
import { markEventDone, recordEvent } from './event-queries.ts'
import { recordDispute } from './record-dispute.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * Takes what the card provider tells of its own accord. It only says which payment to look at: what becomes of that is
 * decided by what the provider knows now, so that late, repeated or disordered messages do no harm. Each is acted upon
 * once. Throws `invalid` for what is no message signed by the provider, `busy` to be told again later.
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

/** Anybody may send such; the log hears of it now and then, for a wrong secret looks the same. */
function unsigned({ cards, clock, log }: PaymentDeps): ShopError {
  const refusal = new ShopError('invalid', 'This is not a message that the card provider has signed.')
  if (cards?.mayLogUnsignedEvent(clock())) {
    log.error('A message of the card provider was refused; is STRIPE_WEBHOOK_SECRET the right one?', refusal)
  }
  return refusal
}

/** An event may come before the shop has kept the provider's id; then the shop's own is in it. */
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
    // What the provider refuses now it will refuse when it tells again; the job goes on with it.
    deps.log.error(`Payment ${payment.id} could not be settled; it is tried again`, cause)
  }
}
