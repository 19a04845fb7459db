import { cashFor } from '../../../contract/cash.ts'
import type { DeliveryTerms } from '../../../contract/delivery/delivery.ts'
import { formatDaySpan } from '../../../contract/delivery/delivery-dates.ts'
import { isSameEverywhere, quoteDelivery } from '../../../contract/delivery/delivery-quote.ts'
import { formatMoney, toAmount, toCents } from '../../../contract/money.ts'
import { chargeLabel } from '../../parts/order/order-totals.tsx'

export type CartDelivery = {
  /** What the cart says of the charge. */
  charge: string
  arrives: string | null
  /** With delivery; null while the city decides. */
  total: string | null
  /** What the courier would collect of that in another currency. */
  inCash: string | null
  /** How to get it free. */
  note: string | null
}

/** What a cart worth `goods` says of its delivery. Terms that could not be read, or depend on the city, wait. */
export function cartDelivery(terms: DeliveryTerms | null, goods: number, currency: string): CartDelivery {
  const unknown = { arrives: null, total: null, inCash: null, note: null }
  if (!terms) return { ...unknown, charge: 'Shown at checkout' }
  if (!isSameEverywhere(terms)) return { ...unknown, charge: rangeOf(terms, goods, currency) }
  const { chargeCents, missingCents, dates, takesCash } = quoteDelivery(terms, {
    city: '',
    subtotalCents: toCents(goods),
  })
  const cash = takesCash ? cashFor(terms.cash, toCents(goods) + chargeCents) : null
  return {
    inCash: cash && formatMoney(cash.amount, cash.currency),
    charge: chargeLabel(toAmount(chargeCents), currency),
    arrives: dates && formatDaySpan(dates),
    total: formatMoney(toAmount(toCents(goods) + chargeCents), currency),
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
