import { type Cash, cashFor } from '../../contract/cash.ts'
import type { DaySpan } from '../../contract/delivery/delivery.ts'
import { quoteDelivery } from '../../contract/delivery/delivery-quote.ts'
import { ShopError } from '../../contract/errors.ts'
import { formatMoney, toAmount } from '../../contract/money.ts'
import type { PaymentMethod } from '../../contract/orders/orders.ts'
import type { TaxTerms } from '../../contract/settings/money-settings.ts'
import type { CurrentSettings } from '../settings/settings.ts'
import { deliveryTerms } from './delivery-terms.ts'

/** What an order comes to, in cents of its currency, and what was told of its delivery. It is frozen on the order. */
export type OrderCharges = {
  /** Of lines and delivery, less the discount. */
  totalCents: number
  deliveryCents: number
  discountCents: number
  currency: string
  /** When it is to arrive; null: no days were promised. */
  dates: DaySpan | null
  /** What the courier collects in another currency. */
  cash: Cash | null
  /** The tax that the total includes. */
  tax: TaxTerms | null
}

type Parcel = {
  /** As the buyer wrote it; '' while it is not known, null for what the buyer takes along. */
  city: string | null
  paymentMethod: PaymentMethod
  /** Of the lines. */
  goodsCents: number
  /** What the staff take off; delivery is free from the same amount as without it. */
  discountCents?: number
  /** What the staff have set the delivery to; left out: what the shop charges. */
  setDeliveryCents?: number
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
  { city, paymentMethod, goodsCents, discountCents = 0, setDeliveryCents, now }: Parcel,
): OrderCharges {
  const current = settings.current()
  const terms = deliveryTerms(current, now)
  const { chargeCents, dates, takesCash } =
    city === null ? takenAlong : quoteDelivery(terms, { city, goodsCents })
  if (paymentMethod === 'COD' && !takesCash) {
    const message = `Cash on delivery is not offered in ${city}.`
    throw new ShopError('invalid', message, { paymentMethod: message })
  }
  const { currency, tax } = current.money
  const deliveryCents = setDeliveryCents ?? chargeCents
  const totalCents = discountedTotal(goodsCents + deliveryCents, discountCents, currency)
  const cash = paymentMethod === 'COD' && totalCents > 0 ? cashFor(terms.cash, totalCents) : null
  return { totalCents, deliveryCents, discountCents, currency, dates, cash, tax }
}

/**
 * A total less a discount, in cents.
 * @throws invalid naming the discount where it is more
 */
export function discountedTotal(fullCents: number, discountCents: number, currency: string): number {
  if (discountCents <= fullCents) return fullCents - discountCents
  const most = formatMoney(toAmount(fullCents), currency)
  const message = `The discount is more than the order comes to. Take off at most ${most}.`
  throw new ShopError('invalid', message, { discount: message })
}
