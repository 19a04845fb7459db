import type { Product } from '../../../contract/catalogue/catalogue.ts'
import { choicesOf, piecesLeft } from '../../../contract/catalogue/stock.ts'
import { priceFrom } from '../product/price-from.ts'
import { gtinOf } from './gtin-of.ts'

/** The colour and size that an address names. */
export type Named = { color: string | null; size: string | null }

/** What the product's address names, as the feed, the page's data and shared links tell of it: who reads several compares them. */
export function namedChoice(product: Product, named: Named) {
  const { slug, stock, colors, Size } = product
  const [colours, sizes] = [colors.map(({ name }) => name), Size.map(({ Size }) => Size)]
  const known = (values: string[], name: string | null) => values.filter(value => value === name)
  const [colour, size] = [known(colours, named.color), known(sizes, named.size)]
  const choices = choicesOf({
    colours: colour.length > 0 ? colour : colours,
    sizes: size.length > 0 ? size : sizes,
  })
  const inventory = Math.max(...choices.map(choice => piecesLeft(stock, choice)))
  const chosen = { color: colour[0], size: size[0] }
  const { price } = priceFrom(product, chosen)
  const [only, ...others] = choices
  // Only the server tells machines of it, so no shopper loads what checks it.
  const gtin = import.meta.env.SSR && only && others.length === 0 ? gtinOf(product, only) : undefined
  return { slug, price, inventory, ...chosen, gtin }
}
