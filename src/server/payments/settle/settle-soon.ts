import { setTimeout as pause } from 'node:timers/promises'
import type { PaymentDeps } from '../../deps.ts'
import { findOrderPayment } from '../ledger/queries.ts'
import { ProviderDown } from '../provider/card-provider.ts'
import type { Cards } from '../provider/cards.ts'
import { settlePayment } from './settle-payment.ts'

/** Settles a payment now, while somebody waits, for `maxWaitMs` at most; the job does the rest. Never throws. */
export async function settleSoon(deps: PaymentDeps, paymentId: string): Promise<void> {
  const { cards } = deps
  if (!cards) return
  const waiting = new AbortController()
  const timeout = pause(cards.maxWaitMs, undefined, { signal: waiting.signal }).catch(() => {})
  await Promise.race([settleWithRetries(deps, cards, paymentId, waiting.signal), timeout])
  waiting.abort()
}

/** Tries again after a hiccup, as long as somebody waits. */
async function settleWithRetries(
  deps: PaymentDeps,
  { retryPausesMs }: Cards,
  paymentId: string,
  signal: AbortSignal,
): Promise<void> {
  const pauses = retryPausesMs.values()
  for (;;) {
    try {
      return await settlePayment(deps, paymentId)
    } catch (cause) {
      const { value: next } = pauses.next()
      if (next === undefined || signal.aborted || !(cause instanceof ProviderDown)) {
        const message = `Payment ${paymentId} could not be settled at once; it is tried again`
        return deps.log.error(message, cause)
      }
      await pause(next)
    }
  }
}

/** The same for the payment of an order, if it has one. */
export async function settleOrderSoon(deps: PaymentDeps, orderId: string): Promise<void> {
  const payment = await findOrderPayment(deps.db, orderId)
  if (payment) await settleSoon(deps, payment.id)
}
