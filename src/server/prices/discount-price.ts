import { applyPercentOff } from '../../contract/money.ts'
import type { RunningDeal } from './running-deals.ts'

/** A product's own price and display price, in cents, without any deal. */
export type BasePrice = { priceCents: number; displayPriceCents: number }

/** What a deal takes off a product, in whole percent, up to but not including `endAt`; and what it costs from then on. */
export type Discount = { percentOff: number; endAt: Date; priceAfterCents: number }

/** What a product costs at one moment, in cents; the base prices are the catalogue's, without the discount. */
export type Price = BasePrice & {
  basePriceCents: number
  baseDisplayPriceCents: number
  /** The deal it is sold under, with or without a discount. */
  dealId: string | null
  discount: Discount | null
}

/** The price under a deal. With a discount the display price is at least the price before it. */
export function discountPrice(
  { priceCents, displayPriceCents }: BasePrice,
  deal: RunningDeal | undefined,
): Price {
  const base = { basePriceCents: priceCents, baseDisplayPriceCents: displayPriceCents }
  const { dealId = null, percentOff = null, percentAfter = null, stepCents = 1, endAt } = deal ?? {}
  if (percentOff === null || !endAt) return { priceCents, displayPriceCents, ...base, dealId, discount: null }
  return {
    priceCents: applyPercentOff(priceCents, percentOff, stepCents),
    displayPriceCents: Math.max(displayPriceCents, priceCents),
    ...base,
    dealId,
    discount: {
      percentOff,
      endAt,
      priceAfterCents:
        percentAfter === null ? priceCents : applyPercentOff(priceCents, percentAfter, stepCents),
    },
  }
}
