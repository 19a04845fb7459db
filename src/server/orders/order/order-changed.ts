import { ShopError } from '../../../contract/errors.ts'
import { formatMoney, toAmount, toCents } from '../../../contract/money.ts'

/** The refusal to change an order that is not as it was looked at. */
export const orderChanged = (
  message = 'Somebody has changed this order meanwhile. Look at it again, then change it.',
): ShopError => new ShopError('order_changed', message)

/**
 * Refuses an order that comes to something else than the staff were shown; what a call does not tell counts as shown.
 * @throws order_changed
 */
export function refuseOtherTotal(
  { totalCents, currency }: { totalCents: number; currency: string },
  shown: { expectedTotal?: number | undefined; currency?: string | undefined },
): void {
  const isAsShown =
    (shown.expectedTotal === undefined || toCents(shown.expectedTotal) === totalCents) &&
    (shown.currency === undefined || shown.currency === currency)
  if (isAsShown) return
  const total = formatMoney(toAmount(totalCents), currency)
  throw orderChanged(
    `A price or the delivery has changed. The order comes to ${total} now: look at it again.`,
  )
}
