import type { CardDeps } from './card-deps.ts'
import { findOfOrder } from './queries.ts'
import { settlePayment } from './settle-payment.ts'

/** Milliseconds that somebody who waits for an answer is kept waiting for the provider. */
const longest = 4_000

/**
 * Settles a payment now, while somebody waits, but not for long: what takes longer goes on by itself, and what fails is
 * left to the job. Never throws.
 */
export async function settleSoon(deps: CardDeps, paymentId: string, patience = longest): Promise<void> {
  if (!deps.cards) return
  const work = settlePayment(deps, paymentId).catch(cause =>
    deps.log.error(`Payment ${paymentId} could not be settled at once; it is tried again`, cause),
  )
  let timer: NodeJS.Timeout | undefined
  const enough = new Promise<void>(resolve => {
    timer = setTimeout(resolve, patience)
  })
  await Promise.race([work, enough])
  clearTimeout(timer)
}

/** The same for the payment of an order, if it has one. */
export async function settleOrderSoon(deps: CardDeps, orderId: string): Promise<void> {
  const payment = await findOfOrder(deps.db, orderId)
  if (payment) await settleSoon(deps, payment.id)
}
