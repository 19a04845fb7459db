import { applyPercentOff } from '../../contract/money.ts'
import type { RunningDeal } from './running-deals.ts'

/** What the catalogue says a product costs, in cents. */
export type BasePrice = { priceCents: number; displayPriceCents: number }

/** What a deal takes off a product, in whole percent, until just before `endAt`. */
export type Discount = { percentOff: number; endAt: Date }

/** What a product costs at one moment, in cents; `base…` is what the catalogue says, without the discount. */
export type Price = BasePrice & {
  basePriceCents: number
  baseDisplayPriceCents: number
  /** The deal it is sold under, whether or not that takes something off. */
  dealId: string | null
  discount: Discount | null
}

/** The price in a deal: less its discount, if any; the price before is then struck out, unless a higher one is. */
export function discountPrice(
  { priceCents, displayPriceCents }: BasePrice,
  deal: RunningDeal | undefined,
): Price {
  const base = { basePriceCents: priceCents, baseDisplayPriceCents: displayPriceCents }
  const { dealId = null, percentOff = null, endAt } = deal ?? {}
  if (percentOff === null || !endAt) return { priceCents, displayPriceCents, ...base, dealId, discount: null }
  return {
    priceCents: applyPercentOff(priceCents, percentOff),
    displayPriceCents: Math.max(displayPriceCents, priceCents),
    ...base,
    dealId,
    discount: { percentOff, endAt },
  }
}
