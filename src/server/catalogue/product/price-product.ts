import { optionPriceOf, pricesOnSale } from '../../../contract/catalogue/option-prices.ts'
import type { ShelfChoice } from '../../../contract/catalogue/stock.ts'
import type { Db, Tx } from '../../db/schema.ts'
import { type BasePrice, discountPrice, type Price } from '../../prices/discount-price.ts'
import { dealsOfProducts } from '../../prices/price-rows.ts'
import type { RunningDeal, RunningDeals } from '../../prices/running-deals.ts'
import { optionValuesOf, type PricedProduct, type Product } from './product.ts'

/** A product at its lowest price under a deal. */
export const priceProduct = (product: Product, deal: RunningDeal | undefined): PricedProduct => ({
  ...product,
  ...discountPrice(lowestPrice({ ...product, options: optionValuesOf(product) }), deal),
  basePriceCents: product.priceCents,
  baseDisplayPriceCents: product.displayPriceCents,
  deal,
})

export const priceProducts = (products: readonly Product[], deals: RunningDeals): PricedProduct[] =>
  products.map(product => priceProduct(product, deals.get(product.id)))

/** Products with what they cost at `now`, with one query for any number of them. */
export const atCurrentPrices = async (
  db: Db | Tx,
  products: readonly Product[],
  now: Date,
): Promise<PricedProduct[]> => priceProducts(products, await dealsOfProducts(db, products, now))

type Offered = BasePrice & Parameters<typeof pricesOnSale<BasePrice & { color: string; size: string }>>[0]

/** The lowest price for which a product can be bought, without any deal. */
export function lowestPrice({ priceCents, displayPriceCents, ...offered }: Offered): BasePrice {
  const own = { priceCents, displayPriceCents }
  const prices = pricesOnSale(offered).map(price => price ?? own)
  return prices.reduce((lowest, price) => (price.priceCents < lowest.priceCents ? price : lowest))
}

type Bought = Pick<PricedProduct, 'basePriceCents' | 'baseDisplayPriceCents' | 'optionPrices' | 'deal'>

/** What a choice of a product costs. */
export function priceOfChoice(
  { basePriceCents, baseDisplayPriceCents, optionPrices, deal }: Bought,
  choice: ShelfChoice,
): Price {
  const standard = { priceCents: basePriceCents, displayPriceCents: baseDisplayPriceCents }
  return discountPrice(optionPriceOf(optionPrices, choice) ?? standard, deal)
}

/** What a choice costs where the catalogue has another price for it than for the one that `was` chosen before; else null. */
export function otherPriceOf(
  product: Bought,
  { was, is }: { was: ShelfChoice; is: ShelfChoice },
): Price | null {
  const [before, price] = [priceOfChoice(product, was), priceOfChoice(product, is)]
  return before.basePriceCents === price.basePriceCents ? null : price
}
