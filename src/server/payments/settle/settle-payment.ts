import { inTransaction } from '../../db/in-transaction.ts'
import type { CardPaymentState } from '../../db/tables/payment-tables.ts'
import type { Deps } from '../../deps.ts'
import { beginRelease } from '../hold/release.ts'
import { changePayment, findPayment, isLive, lockPayment, type Payment } from '../ledger/queries.ts'
import { findRefunds } from '../ledger/refund-queries.ts'
import { CardDeclined, type CardProvider, type Intent, ProviderRefused } from '../provider/card-provider.ts'
import { requireCards } from '../provider/cards.ts'
import { sendRefunds } from '../refund/send-refunds.ts'
import { syncIntent } from './apply-intent.ts'

export type SettleDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'cards'>

/** `again`: more can be done at once. */
type Outcome = 'again' | 'done'

type Step = (deps: SettleDeps, provider: CardProvider, payment: Payment) => Promise<Outcome>

/**
 * Brings a payment as far as it can come now: captures for an order, releases what was given up or held too long, sends
 * refunds, and takes up what the provider knows. It may be called at any time, by any number of processes.
 * @throws payments_off the shop takes no cards
 * @throws CardDeclined, ProviderRefused or ProviderDown, as the provider answered; it may be called again
 */
export async function settlePayment(deps: SettleDeps, paymentId: string): Promise<void> {
  const { provider } = requireCards(deps)
  for (let taken = 0; taken < maxSteps; taken++) {
    const payment = await findPayment(deps.db, paymentId)
    if (!payment) return
    if ((await steps[payment.state](deps, provider, payment)) === 'done') return
  }
}

/** The provider has accepted the request but not finished it. */
class StillProcessing extends Error {
  override name = 'StillProcessing'
  override message = 'The card provider has not finished with this payment yet.'
}

/** Live, releasing, captured, refunded: no payment takes more. */
const maxSteps = 6

const settleLive: Step = async (deps, provider, payment) => {
  if (payment.heldUntil <= deps.clock()) {
    await inTransaction(deps.db, async tx => {
      const now = await lockPayment(tx, payment.id)
      // It may have become an order, or been extended, meanwhile.
      if (now && isLive(now) && now.heldUntil <= deps.clock()) await beginRelease(tx, deps, now)
    })
    return (await findPayment(deps.db, payment.id))?.state === 'releasing' ? 'again' : 'done'
  }
  if (payment.intentId) await syncIntent(deps, payment.id, await provider.findIntent(payment.intentId))
  return 'done'
}

const settleOrdered: Step = async (deps, provider, { id, intentId, tries }) => {
  const known = requireIntent(intentId)
  const intent = await orCurrentIntent(provider, known, () => provider.captureIntent(known, tries))
  return outcomeAfter(deps, await syncIntent(deps, id, intent), 'ordered')
}

const settleReleasing: Step = async (deps, provider, payment) => {
  const { id, intentId } = payment
  if (intentId === null) {
    // No card is confirmed before the intent's id is saved, and `saveIntentId` refuses once a payment is released.
    await inTransaction(deps.db, tx =>
      changePayment(tx, id, {
        state: 'released',
        paymentState: 'released',
        nextTryAt: null,
        tries: 0,
        updatedAt: deps.clock(),
      }),
    )
    return 'done'
  }
  const intent = await orCurrentIntent(provider, intentId, () => provider.cancelIntent(intentId))
  return outcomeAfter(deps, await syncIntent(deps, id, intent), 'releasing')
}

/** Throws when the provider's answer brought the payment no further. */
async function outcomeAfter(
  deps: SettleDeps,
  after: Payment,
  before: 'ordered' | 'releasing',
): Promise<Outcome> {
  if (after.state === before) throw new StillProcessing()
  return after.state === 'captured' ? outcomeOfRefunds(deps, after.id) : 'done'
}

const settleCaptured: Step = async (deps, provider, payment) => {
  await sendRefunds(deps, provider, { ...payment, intentId: requireIntent(payment.intentId) })
  return outcomeOfRefunds(deps, payment.id)
}

async function outcomeOfRefunds({ db }: SettleDeps, paymentId: string): Promise<Outcome> {
  const refunds = await findRefunds(db, paymentId)
  return refunds.some(({ state }) => state === 'queued') ? 'again' : 'done'
}

/** The payment is over, unless the provider knows better. */
const settleEnded: Step = async (deps, provider, { id, intentId, state }) => {
  if (intentId === null) return 'done'
  const after = await syncIntent(deps, id, await provider.findIntent(intentId))
  return after.state === state ? 'done' : 'again'
}

const steps: Record<CardPaymentState, Step> = {
  open: settleLive,
  declined: settleLive,
  authorised: settleLive,
  ordered: settleOrdered,
  releasing: settleReleasing,
  captured: settleCaptured,
  released: settleEnded,
  failed: settleEnded,
}

/** The intent after a request or, when the request is refused because the intent has ended already, as it is now. */
async function orCurrentIntent(
  provider: CardProvider,
  intentId: string,
  ask: () => Promise<Intent>,
): Promise<Intent> {
  try {
    return await ask()
  } catch (cause) {
    if (!(cause instanceof ProviderRefused || cause instanceof CardDeclined)) throw cause
    const intent = await provider.findIntent(intentId)
    if (intent.status !== 'canceled' && intent.status !== 'succeeded') throw cause
    return intent
  }
}

function requireIntent(intentId: string | null): string {
  if (intentId === null) throw new Error('A payment became an order without the provider knowing of it')
  return intentId
}
