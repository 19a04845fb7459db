import type { Prices } from '../product/queries.ts'

/** All prices of a product, each changed. */
export const mapPrices = (
  { priceCents, displayPriceCents, optionPrices }: Prices,
  change: (cents: number) => number,
): Prices => ({
  priceCents: change(priceCents),
  displayPriceCents: change(displayPriceCents),
  optionPrices: optionPrices.map(price => ({
    ...price,
    priceCents: change(price.priceCents),
    displayPriceCents: change(price.displayPriceCents),
  })),
})

const centsOf = ({ optionPrices, ...standard }: Partial<Prices>): number[] =>
  [standard, ...(optionPrices ?? [])].flatMap(({ priceCents = 0, displayPriceCents = 0 }) => [
    priceCents,
    displayPriceCents,
  ])

/** The highest of all prices of a product, in cents. */
export const highestOf = (prices: Partial<Prices>): number => Math.max(...centsOf(prices))

/** Whether these prices are multiples of `unitCents`. */
export const isWholeUnits = (prices: Partial<Prices>, unitCents: number): boolean =>
  centsOf(prices).every(cents => cents % unitCents === 0)
