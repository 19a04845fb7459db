import { reduce } from '../../contract/reduce.ts'
import type { Discount } from './running-discounts.ts'

/** What the catalogue says a product costs, in cents. */
export type BasePrice = { priceCents: number; displayPriceCents: number }

/** What a product costs at one moment, in cents; `base…` is what the catalogue says, without the deal. */
export type Price = BasePrice & {
  basePriceCents: number
  baseDisplayPriceCents: number
  deal: Discount | null
}

/** The price with what a deal takes off; the price before it is then shown struck out, unless a higher one is. */
export function priceWith(
  { priceCents, displayPriceCents }: BasePrice,
  discount: Discount | undefined,
): Price {
  const base = { basePriceCents: priceCents, baseDisplayPriceCents: displayPriceCents }
  if (!discount) return { priceCents, displayPriceCents, ...base, deal: null }
  return {
    priceCents: reduce(priceCents, discount.percentOff),
    displayPriceCents: Math.max(displayPriceCents, priceCents),
    ...base,
    deal: discount,
  }
}
