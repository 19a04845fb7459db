import type { Cash } from '../../contract/cash.ts'
import type { DaySpan } from '../../contract/delivery/delivery.ts'
import { ShopError } from '../../contract/errors.ts'
import { formatMoney, toAmount } from '../../contract/money.ts'
import { type Adjustment, adjustedCents, centsOf } from '../../contract/orders/adjustments.ts'
import type { PaymentMethod } from '../../contract/orders/orders.ts'
import { type QuotedOrder, quoteOrder } from '../../contract/orders/quote-order.ts'
import type { TaxTerms } from '../../contract/settings/money-settings.ts'
import type { CurrentSettings } from '../settings/settings.ts'
import { deliveryTerms } from './delivery-terms.ts'

/** What an order comes to, in cents of its currency, and what was told of its delivery. It is frozen on the order. */
export type OrderTotals = {
  /** Of lines and adjustments. */
  totalCents: number
  adjustments: Adjustment[]
  currency: string
  /** When it is to arrive; null: no days were promised. */
  dates: DaySpan | null
  /** What the courier collects in another currency. */
  cash: Cash | null
  /** The tax that the total includes. */
  tax: TaxTerms | null
}

type Parcel = QuotedOrder & { paymentMethod: PaymentMethod; now: Date }

/**
 * What an order comes to that is placed at `now`.
 * @throws invalid naming the payment method where the courier collects no cash, or the discount where it is more than all
 * else
 */
export function chargesOf(
  { settings }: { settings: CurrentSettings },
  { paymentMethod, now, ...order }: Parcel,
): OrderTotals {
  const current = settings.current()
  const { adjustments, dates, takesCash, cash } = quoteOrder(deliveryTerms(current, now), order)
  if (paymentMethod === 'COD' && !takesCash) {
    const message = `Cash on delivery is not offered in ${order.city}.`
    throw new ShopError('invalid', message, { paymentMethod: message })
  }
  const { currency, tax } = current.money
  const totalCents = totalOf(order.subtotalCents, adjustments, currency)
  return { totalCents, adjustments, currency, dates, cash: paymentMethod === 'COD' ? cash : null, tax }
}

/**
 * What lines and adjustments come to, in cents.
 * @throws invalid naming the discount where more is taken off than there is
 */
export function totalOf(subtotalCents: number, adjustments: readonly Adjustment[], currency: string): number {
  const totalCents = subtotalCents + adjustedCents(adjustments)
  if (totalCents >= 0) return totalCents
  const most = formatMoney(toAmount(totalCents - centsOf(adjustments, 'discount')), currency)
  const message = `The discount is more than the order comes to. Take off at most ${most}.`
  throw new ShopError('invalid', message, { discount: message })
}
