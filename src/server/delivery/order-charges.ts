import { type Cash, cashFor } from '../../contract/cash.ts'
import type { DaySpan } from '../../contract/delivery/delivery.ts'
import { quoteDelivery } from '../../contract/delivery/delivery-quote.ts'
import { ShopError } from '../../contract/errors.ts'
import { formatMoney, toAmount } from '../../contract/money.ts'
import { type Adjustment, adjustedCents, centsOf, piecesCents } from '../../contract/orders/adjustments.ts'
import type { AccountExtras } from '../../contract/orders/order-extras.ts'
import type { PaymentMethod } from '../../contract/orders/orders.ts'
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

type Parcel = Partial<AccountExtras> & {
  /** As the buyer wrote it; '' while it is not known, null for what the buyer takes along. */
  city: string | null
  paymentMethod: PaymentMethod
  /** Of the lines. */
  subtotalCents: number
  /** What pairs among the lines save. */
  pairs?: readonly Adjustment[]
  /** What the staff have set; delivery that is not among it costs what the shop charges, whatever they take off. */
  adjustments?: readonly Adjustment[]
  now: Date
}

const takenAlong = { chargeCents: 0, dates: null, takesCash: true }

/**
 * What an order comes to that is placed at `now`.
 * @throws invalid naming the payment method where the courier collects no cash, or the discount where it is more than all
 * else
 */
export function chargesOf(
  { settings }: { settings: CurrentSettings },
  { city, paymentMethod, subtotalCents, pairs = [], adjustments: set = [], now }: Parcel,
): OrderTotals {
  const current = settings.current()
  const terms = deliveryTerms(current, now)
  // Delivery is free from what the buyer pays for the pieces.
  const { chargeCents, dates, takesCash } =
    city === null
      ? takenAlong
      : quoteDelivery(terms, { city, subtotalCents: piecesCents(subtotalCents, pairs) })
  if (paymentMethod === 'COD' && !takesCash) {
    const message = `Cash on delivery is not offered in ${city}.`
    throw new ShopError('invalid', message, { paymentMethod: message })
  }
  const { currency, tax } = current.money
  const delivery = { kind: 'delivery', cents: chargeCents, reason: '', source: 'shop' } as const
  const isSet = set.some(({ kind }) => kind === 'delivery')
  const adjustments = [...pairs, ...(isSet ? [] : [delivery]), ...set]
  const totalCents = totalOf(subtotalCents, adjustments, currency)
  const cash = paymentMethod === 'COD' && totalCents > 0 ? cashFor(terms.cash, totalCents) : null
  return { totalCents, adjustments, currency, dates, cash, tax }
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
