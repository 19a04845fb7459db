import { type Cash, cashFor } from '../../contract/cash.ts'
import type { DaySpan } from '../../contract/delivery.ts'
import { quoteDelivery } from '../../contract/delivery-quote.ts'
import { ShopError } from '../../contract/errors.ts'
import type { TaxTerms } from '../../contract/money-settings.ts'
import type { PaymentMethod } from '../../contract/orders.ts'
import type { CurrentSettings } from '../settings/settings.ts'
import { deliveryTerms } from './delivery-terms.ts'

/** What an order comes to, in cents of its currency, and what was told of its delivery. It is frozen on the order. */
export type OrderCharges = {
  /** Of lines and delivery. */
  totalCents: number
  deliveryCents: number
  currency: string
  /** When it is to arrive; null: no days were promised. */
  dates: DaySpan | null
  /** What the courier collects in another currency. */
  cash: Cash | null
  /** The tax that the total includes. */
  tax: TaxTerms | null
}

type Parcel = {
  /** As the buyer wrote it; '' while it is not known. */
  city: string
  paymentMethod: PaymentMethod
  /** Of the lines. */
  goodsCents: number
  now: Date
}

/**
 * What an order comes to that is placed at `now`.
 * @throws invalid naming the payment method where the courier collects no cash
 */
export function chargesOf(
  { settings }: { settings: CurrentSettings },
  { city, paymentMethod, goodsCents, now }: Parcel,
): OrderCharges {
  const current = settings.current()
  const terms = deliveryTerms(current, now)
  const { chargeCents: deliveryCents, dates, takesCash } = quoteDelivery(terms, { city, goodsCents })
  if (paymentMethod === 'COD' && !takesCash) {
    const message = `Cash on delivery is not offered in ${city}.`
    throw new ShopError('invalid', message, { paymentMethod: message })
  }
  const totalCents = goodsCents + deliveryCents
  const cash = paymentMethod === 'COD' ? cashFor(terms.cash, totalCents) : null
  const { currency, tax } = current.money
  return { totalCents, deliveryCents, currency, dates, cash, tax }
}
