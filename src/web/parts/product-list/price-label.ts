import { formatShort } from '../../../contract/money.ts'

/** "Under $40", "$40 to $60", "Up to $45", "$60 and over"; both ends included. */
export function priceRangeLabel(min: number | undefined, max: number | undefined, currency: string): string {
  const short = (amount: number) => formatShort(amount, currency)
  if (max === undefined) return `${short(min ?? 0)} and over`
  if (min) return `${short(min)} to ${short(endOf(max))}`
  return endOf(max) === max ? `Up to ${short(max)}` : `Under ${short(endOf(max))}`
}

/** A band that ends a cent below the next one is labelled with the next one's start. */
function endOf(max: number): number {
  const next = Math.round(max * 100 + 1) / 100
  return Number.isInteger(next) ? next : max
}
