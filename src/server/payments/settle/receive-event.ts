import { ShopError } from '../../../contract/errors.ts'
import type { SignedEvent } from '../../../contract/payments.ts'
import { findByIntent, findPayment, type Payment } from '../ledger/queries.ts'
import type { CardDeps } from '../provider/card-deps.ts'
import { ProviderDown, type ProviderEvent } from '../provider/card-provider.ts'
import { cardsOf } from '../provider/cards-off.ts'
import { busyOr } from '../refusals.ts'
import { markEventDone, noteEvent } from './event-queries.ts'
import { noteDispute } from './record-dispute.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * Takes what the card provider tells of its own accord. It only says which payment to look at: what becomes of that is
 * decided by what the provider knows now, so that late, repeated or disordered messages do no harm. Each is acted upon
 * once. Throws `invalid` for what is no message signed by the provider, `busy` to be told again later.
 */
export async function receiveEvent(
  deps: CardDeps,
  { payload, signature }: SignedEvent,
): Promise<{ received: true }> {
  const event = cardsOf(deps).provider.readEvent(payload, signature)
  if (!event) throw unsigned(deps)
  if (!(await noteEvent(deps.db, { ...event, now: deps.clock() }))) return { received: true }
  const payment = await paymentOf(deps, event)
  if (payment && event.dispute) await noteDispute(deps, payment.id, event.dispute)
  if (payment) await settle(deps, payment)
  await markEventDone(deps.db, event.id, deps.clock())
  return { received: true }
}

/** Anybody may send such; the log hears of it now and then, for a wrong secret looks the same. */
function unsigned({ cards, clock, log }: CardDeps): ShopError {
  const refusal = new ShopError('invalid', 'This is not a message that the card provider has signed.')
  if (cards?.isTimeToTell(clock())) {
    log.error('A message of the card provider was refused; is STRIPE_WEBHOOK_SECRET the right one?', refusal)
  }
  return refusal
}

/** An event may come before the shop has kept the provider's id; then the shop's own is in it. */
async function paymentOf(
  { db }: CardDeps,
  { intentId, paymentId }: ProviderEvent,
): Promise<Payment | undefined> {
  const known = intentId ? await findByIntent(db, intentId) : undefined
  return known ?? (paymentId ? findPayment(db, paymentId) : undefined)
}

async function settle(deps: CardDeps, payment: Payment): Promise<void> {
  try {
    await settlePayment(deps, payment.id)
  } catch (cause) {
    if (cause instanceof ProviderDown) throw busyOr(deps, cause)
    // What the provider refuses now it will refuse when it tells again; the job goes on with it.
    deps.log.error(`Payment ${payment.id} could not be settled; it is tried again`, cause)
  }
}
