import { formatMoney, toAmount } from '../../../contract/money.ts'
import type { Tx } from '../../db/schema.ts'
import { illegalTransition } from '../move-order.ts'
import type { PlannedChange } from './plan-change.ts'

/** @throws illegal_transition a card pays the order, and the change would make it cost something else */
export async function refuseDearerCard(_tx: Tx, { order, charges }: PlannedChange): Promise<void> {
  if (order.paymentMethod !== 'online' || charges.totalCents === order.totalCents) return
  const paid = formatMoney(toAmount(order.totalCents), order.currency)
  throw illegalTransition(`Order #${order.number} is paid by card: it has to come to ${paid} as before.`)
}
