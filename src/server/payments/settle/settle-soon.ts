import { setTimeout as pause } from 'node:timers/promises'
import { seconds } from '../../../contract/durations.ts'
import type { PaymentDeps } from '../../deps.ts'
import { findOrderPayment } from '../ledger/queries.ts'
import { ProviderDown } from '../provider/card-provider.ts'
import { settlePayment } from './settle-payment.ts'

/** How long a person waits for the provider. */
const maxWaitMs = seconds(4)

/** Settles a payment now, while somebody waits, for four seconds at most; the job does the rest. Never throws. */
export async function settleSoon(deps: PaymentDeps, paymentId: string): Promise<void> {
  if (!deps.cards) return
  const waiting = new AbortController()
  const timeout = pause(maxWaitMs, undefined, { signal: waiting.signal }).catch(() => {})
  await Promise.race([settleWithRetries(deps, paymentId, waiting.signal), timeout])
  waiting.abort()
}

/** Tries again after a hiccup, as long as somebody waits. */
async function settleWithRetries(deps: PaymentDeps, paymentId: string, signal: AbortSignal): Promise<void> {
  const pauses = deps.cards?.retryPausesMs.values() ?? [].values()
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
