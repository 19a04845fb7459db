import { formatMoney, toAmount } from '../../../contract/money.ts'
import type { Tx } from '../../db/schema.ts'
import { lockCardShare } from '../../payments/refund/refund-payment.ts'
import { illegalTransition } from '../move/make-move.ts'
import type { PlannedChange } from './plan-change.ts'

/** What a change makes of the card that pays for the order. */
export type PlannedRefund = {
  /** What goes back, now or once the card is charged. */
  cents: number
  isCharged: boolean
  /** Whether the card is to pay something else than before. */
  isNew: boolean
}

/**
 * How much goes back to the card, so that it pays no more than the changed order costs. What was refunded before counts: it
 * goes back once. Nothing for cash, and where the total stays.
 * @throws illegal_transition the card could not be charged, or pays less, or would pay nothing
 */
export async function planRefund(tx: Tx, { order, charges }: PlannedChange): Promise<PlannedRefund> {
  const { id, number, paymentMethod, totalCents: before, currency } = order
  const after = charges.totalCents
  if (paymentMethod !== 'online' || after === before) return { cents: 0, isCharged: true, isNew: false }
  if (after === 0)
    throw illegalTransition(`Order #${number} is paid by card. Cancel it to give back all of it.`)
  const share = await lockCardShare(tx, id)
  if (share === null)
    throw illegalTransition(`The card of order #${number} could not be charged, so its total stays.`)
  const { isCharged, mostCents } = share
  if (after > before && after > mostCents) {
    const most = formatMoney(toAmount(isCharged ? before : mostCents), currency)
    throw illegalTransition(
      `Order #${number} is paid by card, so it cannot come to more than ${most}. Let the buyer order the rest apart.`,
    )
  }
  const cents = Math.max(0, share.cents - after)
  return { cents, isCharged, isNew: cents > 0 || !isCharged }
}

/** What a buyer is told whose card is to be charged; null where nothing of that goes back. */
export function sayUncharged({ order, charges }: PlannedChange, refund: PlannedRefund): string | null {
  if (refund.isCharged || refund.cents === 0) return null
  const written = (cents: number) => formatMoney(toAmount(cents), order.currency)
  return `Your card pays ${written(charges.totalCents)}: ${written(refund.cents)} of what is reserved on it goes back.`
}
