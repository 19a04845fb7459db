import type { Product } from '../../../contract/catalogue.ts'
import { isWantedColour } from '../../../contract/colour-family.ts'
import { normaliseValue } from '../../../contract/filter-value.ts'
import { choicesOf, piecesLeft } from '../../../contract/stock.ts'
import { sizesLeft } from './sizes-left.ts'

/** What a card shows of a product: all that a page with cards sends to the browser. */
export type CardProduct = Pick<
  Product,
  | '_id'
  | 'slug'
  | 'title'
  | 'description'
  | 'price'
  | 'displayPrice'
  | 'inventory'
  | 'pictures'
  | 'colors'
  | 'published_at'
  | 'deal'
> & {
  /** Which sizes can be had, in words; '' where there is nothing to choose. */
  sizes: string
  /** The colour that the list is narrowed to, in which the card and its product open. */
  colour?: string
}

/** Reduces a product to what its card shows. Most are called in loaders, on the server. */
export const cardOf = (product: Product): CardProduct => ({
  _id: product._id,
  slug: product.slug,
  title: product.title,
  description: firstLine(product.description),
  price: product.price,
  displayPrice: product.displayPrice,
  inventory: product.inventory,
  pictures: product.pictures.slice(0, 2),
  colors: product.colors,
  sizes: sizesLeft(product),
  published_at: product.published_at,
  ...(product.deal && { deal: product.deal }),
})

type Wanted = { size: readonly string[]; color: readonly string[] }

/** The card in a list that is narrowed to sizes and colours: of the colours asked for, the first that is in stock in such a size. */
export function cardInList(product: Product, { size, color }: Wanted): CardProduct {
  const card = cardOf(product)
  const wanted = color.map(normaliseValue)
  const matched = product.colors.map(({ name }) => name).filter(name => isWantedColour(wanted, name))
  if (matched.length === 0) return card
  const all = product.Size.map(({ Size }) => Size)
  const sizes = all.filter(name => size.length === 0 || size.some(each => isSame(each, name)))
  const colour = matched.find(name =>
    choicesOf({ colours: [name], sizes }).some(choice => piecesLeft(product.stock, choice) > 0),
  )
  return { ...card, sizes: sizesLeft(product, matched), colour: colour ?? matched[0] ?? '' }
}

const isSame = (one: string, other: string) => normaliseValue(one) === normaliseValue(other)

/** Longer than the widest card can show, so the browser alone cuts the line. */
const maxDescriptionLength = 140

function firstLine(text: string): string {
  const line = text.trim().split('\n', 1)[0] ?? ''
  return line.length > maxDescriptionLength
    ? line.slice(0, line.lastIndexOf(' ', maxDescriptionLength) + 1 || maxDescriptionLength).trimEnd()
    : line
}
