import type { Product } from '../../../contract/catalogue/catalogue.ts'
import { pricesOnSale } from '../../../contract/catalogue/option-prices.ts'

type Priced = Pick<Product, 'price' | 'displayPrice' | 'optionPrices' | 'stock' | 'colors' | 'Size'>
export type Chosen = { color?: string | null; size?: string | null }

/** A price; with `from` where another choice that can be bought costs more. */
export type PriceFrom = { price: number; displayPrice: number; from?: true; priceThen?: number | undefined }

/** The lowest price of what can be bought of a product, as far as it is chosen. */
export function priceFrom(product: Priced, { color, size }: Chosen = {}): PriceFrom {
  const prices = pricesOnSale({
    optionPrices: product.optionPrices,
    stock: product.stock,
    options: {
      colours: color ? [color] : product.colors.map(({ name }) => name),
      sizes: size ? [size] : product.Size.map(({ Size }) => Size),
    },
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
