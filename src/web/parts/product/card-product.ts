import type { Product } from '../../../contract/catalogue/catalogue.ts'
import { picturesOfColour } from '../../../contract/catalogue/colour-pictures.ts'
import { dayLabel } from '../day-label.ts'
import { factsLine } from './facts-line.ts'
import { type Chosen, priceFrom } from './price-from.ts'
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
  | 'hasPair'
  | 'pairSaving'
> & {
  /** Pieces and cloth, or what the description begins with. */
  facts: string
  /** Some choices cost more. */
  from?: true
  /** Which sizes can be had, in words; '' where there is nothing to choose. */
  sizes: string
  deal?: DealNote
  /** The colour that the list is narrowed to, in which the card and its product open. */
  colour?: string
}

/** While a deal reduces the price: the shop's day on which it ends, and the price after it. */
export type DealNote = { until: string; priceThen: number }

/** Made in loaders: a browser that is asked for its first date blocks a slow phone for a tenth of a second. */
export const dealNote = ({ deal }: Product, timeZone: string): { deal?: DealNote } =>
  deal ? { deal: { until: dayLabel(new Date(deal.endDate), timeZone), priceThen: deal.priceThen } } : {}

/**
 * Reduces a product to what its card shows, at the price of a colour or size that it stands for. Most are called in loaders, on
 * the server.
 */
export function cardOf(product: Product, timeZone: string, chosen?: Chosen): CardProduct {
  const { price, displayPrice, from, priceThen } = priceFrom(product, chosen)
  const { deal } = dealNote(product, timeZone)
  return {
    _id: product._id,
    slug: product.slug,
    title: product.title,
    facts: factsLine(product),
    price,
    displayPrice,
    ...(from && { from }),
    inventory: product.inventory,
    pictures: cardPictures(product),
    colors: product.colors,
    sizes: sizesLeft(product),
    published_at: product.published_at,
    ...(product.hasPair && { hasPair: true }),
    ...(product.pairSaving && { pairSaving: product.pairSaving }),
    ...(deal && { deal: { ...deal, priceThen: priceThen ?? deal.priceThen } }),
  }
}

/** The cards of a list. */
export const cardsOf = (products: readonly Product[], timeZone: string): CardProduct[] =>
  products.map(product => cardOf(product, timeZone))

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
