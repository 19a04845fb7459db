import { arrivalIn } from '../../../contract/delivery/arrival.ts'
import type { DeliveryTerms } from '../../../contract/delivery/delivery.ts'
import { formatDaySpan } from '../../../contract/delivery/delivery-dates.ts'
import { isSameEverywhere } from '../../../contract/delivery/delivery-quote.ts'
import { formatMoney, toAmount, toCents } from '../../../contract/money.ts'
import { centsOf } from '../../../contract/orders/adjustments.ts'
import { quoteOrder } from '../../../contract/orders/quote-order.ts'
import { chargeLabel } from '../../parts/order/order-totals.tsx'

export type CartDelivery = {
  /** What the cart says of the charge. */
  charge: string
  /** The city that it goes to, as the shop spells it; null for none that is known. */
  city: string | null
  arrives: string | null
  /** With delivery; null while the city decides. */
  total: string | null
  /** What the courier would collect of that in another currency. */
  inCash: string | null
  /** How to get it free. */
  note: string | null
}

type Parcel = {
  /** What the pieces are worth. */
  goods: number
  currency: string
  /** '' while nobody knows where it goes. */
  city: string
}

/** What a cart says of its delivery. Terms that could not be read wait, and what depends on a city that nobody knows. */
export function cartDelivery(terms: DeliveryTerms | null, { goods, currency, city }: Parcel): CartDelivery {
  const unknown = { city: null, arrives: null, total: null, inCash: null, note: null }
  if (!terms) return { ...unknown, charge: 'Shown at checkout' }
  const arrival = arrivalIn(terms, city)
  const arrives = arrival.dates && formatDaySpan(arrival.dates)
  if (city === '' && !isSameEverywhere(terms))
    return { ...unknown, arrives, charge: rangeOf(terms, goods, currency) }
  const quoted = quoteOrder(terms, { city, subtotalCents: toCents(goods) })
  const { adjustments, totalCents, missingCents, takesCash, cash } = quoted
  return {
    inCash: takesCash && cash ? formatMoney(cash.amount, cash.currency) : null,
    charge: chargeLabel(toAmount(centsOf(adjustments, 'delivery')), currency),
    city: arrival.city,
    arrives,
    total: formatMoney(toAmount(totalCents), currency),
    note:
      missingCents === null
        ? null
        : `${formatMoney(toAmount(missingCents), currency)} more for free delivery.`,
  }
}

function rangeOf({ zones, elsewhere }: DeliveryTerms, goods: number, currency: string): string {
  const charges = [...zones, elsewhere].map(({ charge, freeFrom }) =>
    freeFrom !== null && goods >= freeFrom ? 0 : charge,
  )
  const [least, most] = [Math.min(...charges), Math.max(...charges)]
  if (least === most) return chargeLabel(least, currency)
  return `${chargeLabel(least, currency)} to ${formatMoney(most, currency)}, by city`
}
