import type { Product } from '../../../contract/catalogue.ts'
import { sizesLeft } from './sizes-left.ts'

/** What a list is narrowed to, and a product of it opens in. */
export type OpensIn = { size?: string | undefined; colours: readonly string[] }

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

/** Longer than the widest card can show, so the browser alone cuts the line. */
const maxDescriptionLength = 140

function firstLine(text: string): string {
  const line = text.trim().split('\n', 1)[0] ?? ''
  return line.length > maxDescriptionLength
    ? line.slice(0, line.lastIndexOf(' ', maxDescriptionLength) + 1 || maxDescriptionLength).trimEnd()
    : line
}
