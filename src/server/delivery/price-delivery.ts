import { type Cash, cashFor } from '../../contract/cash.ts'
import type { DaySpan } from '../../contract/delivery.ts'
import { quoteDelivery } from '../../contract/delivery-quote.ts'
import { ShopError } from '../../contract/errors.ts'
import type { PaymentMethod } from '../../contract/orders.ts'
import type { CurrentSettings } from '../settings/settings.ts'
import { deliveryTerms } from './delivery-terms.ts'

/** What an order is charged for its delivery, in cents of which currency, and when it is to arrive; null: no days were promised. */
export type PricedDelivery = {
  chargeCents: number
  currency: string
  dates: DaySpan | null
  /** What the courier collects in another currency. */
  cash: Cash | null
}

type Parcel = {
  /** As the buyer wrote it; '' while it is not known. */
  city: string
  paymentMethod: PaymentMethod
  goodsCents: number
  now: Date
}

/**
 * What the delivery of an order costs that is placed at `now`.
 * @throws invalid naming the payment method where the courier collects no cash
 */
export function priceDelivery(
  { settings }: { settings: CurrentSettings },
  { city, paymentMethod, goodsCents, now }: Parcel,
): PricedDelivery {
  const current = settings.current()
  const terms = deliveryTerms(current, now)
  const { chargeCents, dates, takesCash } = quoteDelivery(terms, { city, goodsCents })
  if (paymentMethod === 'COD' && !takesCash) {
    const message = `Cash on delivery is not offered in ${city}.`
    throw new ShopError('invalid', message, { paymentMethod: message })
  }
  const cash = paymentMethod === 'COD' ? cashFor(terms.cash, goodsCents + chargeCents) : null
  return { chargeCents, currency: current.money.currency, dates, cash }
}
