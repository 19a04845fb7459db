import { illegalTransition } from '../move/make-move.ts'
import type { OrderRow } from '../order/load-orders.ts'

/** Why an order cannot be changed any more, as a sentence; null: it can. */
export function whyUnchangeable({
  number,
  status,
  courier,
  trackingNumber,
}: Pick<OrderRow, 'number' | 'status' | 'courier' | 'trackingNumber'>): string | null {
  if (status !== 'Pending' && status !== 'Processing')
    return `Order #${number} is ${status}, so it cannot be changed any more.`
  if (courier || trackingNumber)
    return `Order #${number} is booked with a courier, so it cannot be changed any more.`
  return null
}

/** @throws illegal_transition */
export function refuseUnlessChangeable(order: Parameters<typeof whyUnchangeable>[0]): void {
  const why = whyUnchangeable(order)
  if (why !== null) throw illegalTransition(why)
}
