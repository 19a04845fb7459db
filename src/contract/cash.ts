import { roundTo, toAmount, toCents } from './money.ts'

/** How cash is collected in another currency: units of it for one of the shop's, rounded to multiples of an amount. */
type Terms = { currency: string; rate: number; roundTo: number }

/** What the courier collects in another currency than the order's, and the rate behind it. */
export type Cash = { amount: number; currency: string; rate: number }

/** What is collected for a total in cents; null where cash is collected in the shop's own currency. */
export function cashFor(terms: Terms | null, totalCents: number): Cash | null {
  if (!terms) return null
  const step = toCents(terms.roundTo)
  const cents = Math.max(step, roundTo(totalCents * terms.rate, step))
  return { amount: toAmount(cents), currency: terms.currency, rate: terms.rate }
}

/** What the courier collects of a cash order. */
export const amountDue = <Order extends { totalPrice: number; currency: string; cash: Cash | null }>({
  totalPrice,
  currency,
  cash,
}: Order): { amount: number; currency: string } => cash ?? { amount: totalPrice, currency }
