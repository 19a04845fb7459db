import type { Product } from '../../../contract/catalogue/catalogue.ts'
import { picturesOfColour } from '../../../contract/catalogue/colour-pictures.ts'
import { factsLine } from './facts-line.ts'
import { sizesLeft } from './sizes-left.ts'

/** What a card shows of a product: all that a page with cards sends to the browser. */
export type CardProduct = Pick<
  Product,
  | '_id'
  | 'slug'
  | 'title'
  | 'price'
  | 'displayPrice'
  | 'inventory'
  | 'pictures'
  | 'colors'
  | 'published_at'
  | 'deal'
  | 'hasPair'
  | 'pairSaving'
> & {
  /** Pieces and cloth, or what the description begins with. */
  facts: string
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
  facts: factsLine(product),
  price: product.price,
  displayPrice: product.displayPrice,
  inventory: product.inventory,
  pictures: cardPictures(product),
  colors: product.colors,
  sizes: sizesLeft(product),
  published_at: product.published_at,
  ...(product.hasPair && { hasPair: true }),
  ...(product.pairSaving && { pairSaving: product.pairSaving }),
  ...(product.deal && { deal: product.deal }),
})

/** The first picture and the next of its colour, which the card shows under the pointer; or those of this colour. */
export function cardPictures({ pictures, colors }: Product, colour?: string): Product['pictures'] {
  const [first] = pictures
  const shown = colour ?? first?.color ?? colors.find(({ image }) => image === first?.url)?.name
  const ofColour = picturesOfColour(pictures, colors, shown)
  const main = colour === undefined ? first : ofColour[0]
  const second = ofColour.find(picture => picture !== main)
  // It says nothing that the first does not.
  return [...(main ? [main] : []), ...(second ? [{ url: second.url, alt: '' }] : [])]
}
