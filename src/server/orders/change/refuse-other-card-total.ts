import { formatMoney, toAmount } from '../../../contract/money.ts'
import { illegalTransition } from '../move-order.ts'
import type { PlannedChange } from './plan-change.ts'

/** @throws illegal_transition a card pays the order, and it would come to something else than the card was charged */
export function refuseOtherCardTotal({ order, charges }: PlannedChange): void {
  if (order.paymentMethod !== 'online' || charges.totalCents === order.totalCents) return
  const paid = formatMoney(toAmount(order.totalCents), order.currency)
  throw illegalTransition(
    charges.totalCents > order.totalCents
      ? `Order #${order.number} is paid by card, so it cannot come to more than ${paid}. Let the buyer order the rest apart.`
      : `Order #${order.number} is paid by card, so it stays at ${paid}. Refund a part of it instead.`,
  )
}
