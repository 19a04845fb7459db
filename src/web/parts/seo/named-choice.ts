import type { Product } from '../../../contract/catalogue/catalogue.ts'
import { choicesOf, optionsWith, piecesLeft, valuesOf } from '../../../contract/catalogue/stock.ts'
import { priceFrom } from '../product/price-from.ts'
import { gtinOf } from './gtin-of.ts'

/** What an address names of a product. */
export type Named = { color: string | null; size: string | null; third?: string | null }

/** What the product's address names, as the feed, the page's data and shared links tell of it: who reads several compares them. */
export function namedChoice(product: Product, named: Named) {
  const { slug, stock } = product
  const values = valuesOf(product)
  const known = (all: readonly string[] = [], name: string | null = null) => all.find(value => value === name)
  const chosen = {
    color: known(values.colours, named.color),
    size: known(values.sizes, named.size),
    third: known(values.thirds, named.third),
  }
  const choices = choicesOf(optionsWith(values, chosen))
  const inventory = Math.max(...choices.map(choice => piecesLeft(stock, choice)))
  const { price } = priceFrom(product, chosen)
  const [only, ...others] = choices
  // Only the server tells machines of it, so no shopper loads what checks it.
  const gtin = import.meta.env.SSR && only && others.length === 0 ? gtinOf(product, only) : undefined
  return { slug, price, inventory, ...chosen, gtin }
}
