import { formatMoney, toAmount } from '../../../contract/money.ts'
import type { Tx } from '../../db/schema.ts'
import { lockHeldCents } from '../../payments/refund/refund-payment.ts'
import { illegalTransition } from '../move-order.ts'
import type { PlannedChange } from './plan-change.ts'

/**
 * How much of what a card has paid goes back, in cents, so that it keeps no more than the changed order costs. What was
 * refunded before counts: it goes back once. 0 for cash, and where the total stays.
 * @throws illegal_transition the card has not been charged yet, or has paid less, or would pay nothing
 */
export async function planRefund(tx: Tx, { order, charges }: PlannedChange): Promise<number> {
  const { id, number, paymentMethod, totalCents: before, currency } = order
  const after = charges.totalCents
  if (paymentMethod !== 'online' || after === before) return 0
  if (after === 0)
    throw illegalTransition(`Order #${number} is paid by card. Cancel it to give back all of it.`)
  const held = await lockHeldCents(tx, id)
  if (held === null)
    throw illegalTransition(
      `The card of order #${number} has not been charged yet, so its total stays for now. Try again in a minute.`,
    )
  if (after > before && after > held) {
    const paid = formatMoney(toAmount(before), currency)
    throw illegalTransition(
      `Order #${number} is paid by card, so it cannot come to more than ${paid}. Let the buyer order the rest apart.`,
    )
  }
  return Math.max(0, held - after)
}
