import { roundTo, smallestCents, toAmount } from './money.ts'

/** Tax in percent that prices include, and under which number the shop pays it. */
type Terms = { percent: number; number: string }

export type IncludedTax = Terms & { amount: number }

/** How much tax a total in cents includes, rounded to the smallest coin; null: none. */
export function includedTax(terms: Terms | null, totalCents: number, currency: string): IncludedTax | null {
  if (!terms) return null
  const cents = roundTo(totalCents - totalCents / (1 + terms.percent / 100), smallestCents(currency))
  return { ...terms, amount: toAmount(cents) }
}
