import type { Product } from '../../../contract/catalogue/catalogue.ts'
import { pricesOnSale } from '../../../contract/catalogue/option-prices.ts'
import type { PlaceChoice } from '../../../contract/catalogue/places.ts'
import { type Offering, optionsWith, valuesOf } from '../../../contract/catalogue/stock.ts'

type Priced = Pick<Product, 'price' | 'displayPrice' | 'optionPrices' | 'stock' | keyof Offering>
export type Chosen = { [Name in keyof PlaceChoice]: string | null | undefined }

/** A price; with `from` where another choice that can be bought costs more. */
export type PriceFrom = { price: number; displayPrice: number; from?: true; priceThen?: number | undefined }

/** The lowest price of what can be bought of a product, as far as it is chosen. */
export function priceFrom(product: Priced, { color, size, third }: Chosen = {}): PriceFrom {
  const prices = pricesOnSale({
    optionPrices: product.optionPrices,
    stock: product.stock,
    options: optionsWith(valuesOf(product), {
      color: color ?? '',
      size: size ?? '',
      third: third ?? '',
    }),
  }).map(price => price ?? product)
  const [lowest = product] = prices.toSorted((a, b) => a.price - b.price)
  const { price, displayPrice } = lowest
  return {
    price,
    displayPrice,
    ...(prices.some(each => each.price > price) && { from: true }),
    ...('priceThen' in lowest && { priceThen: lowest.priceThen }),
  }
}
