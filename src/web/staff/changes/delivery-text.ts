import { Delivery } from '../../../contract/delivery/delivery.ts'
import { formatMoney } from '../../../contract/money.ts'
import { MoneySettings } from '../../../contract/settings/money-settings.ts'
import { chargeLabel } from '../../parts/order/order-totals.tsx'
import { listText, type Value } from './value-text.ts'

/** "Punjab (Lahore, Multan): $2.50, free from $50.00, 1 to 3 days": zones with their terms. */
export function zonesText(value: Value, currency: string): string {
  const zones = Delivery.shape.zones.safeParse(value)
  if (!zones.success) return listText(value)
  return (
    zones.data
      .map(zone => `${zone.name} (${zone.cities.join(', ')}): ${toText(zone, currency)}`)
      .join('; ') || 'None'
  )
}

/** "Free, cash not collected": the terms of every other city. */
export function termsText(value: Value, currency: string): string {
  const terms = Delivery.shape.elsewhere.safeParse(value)
  return terms.success ? toText(terms.data, currency) : ''
}

const toText = ({ charge, freeFrom, days, takesCash }: Delivery['elsewhere'], currency: string): string =>
  [
    chargeLabel(charge, currency),
    ...(freeFrom === null ? [] : [`free from ${formatMoney(freeFrom, currency)}`]),
    ...(days ? [days.from === days.until ? `${days.from} days` : `${days.from} to ${days.until} days`] : []),
    ...(takesCash ? [] : ['cash not collected']),
  ].join(', ')

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** "Friday, Sunday": days of the week by their numbers. */
export const weekdaysText = (value: Value): string =>
  Array.isArray(value) ? value.map(day => weekdays[Number(day)] ?? '').join(', ') || 'None' : ''

/** "PKR at 281.5, rounded to 10": in which other currency couriers collect cash. */
export function cashText(value: Value): string {
  const cash = MoneySettings.shape.cash.safeParse(value)
  if (!cash.data) return 'No'
  const { currency, rate, roundTo } = cash.data
  return `${currency} at ${rate}, rounded to ${roundTo}`
}

/** "18%, NTN 1234567-8": the tax that prices include. */
export function taxText(value: Value): string {
  const tax = MoneySettings.shape.tax.safeParse(value)
  return tax.data ? `${tax.data.percent}%, ${tax.data.number}` : 'No'
}
