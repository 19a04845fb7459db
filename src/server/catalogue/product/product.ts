import type { IncludedAttribute } from '../../../contract/catalogue/catalogue.ts'
import { pictureOfColour } from '../../../contract/catalogue/colour-pictures.ts'
import { pricesOnSale } from '../../../contract/catalogue/option-prices.ts'
import { byPlace, type PlaceChoice } from '../../../contract/catalogue/places.ts'
import type { ProductTexts } from '../../../contract/catalogue/product-texts.ts'
import { type OptionValues, optionsWith, sellingShelves } from '../../../contract/catalogue/stock.ts'
import type { Colour, OptionPrice, Picture, ThirdOption } from '../../db/schema.ts'
import { type BasePrice, discountPrice, type Price } from '../../prices/discount-price.ts'
import type { RunningDeal } from '../../prices/running-deals.ts'
import { isValidShelf } from '../stock/check-stock.ts'
import { placeAfter, type Renames } from '../stock/rename-shelves.ts'
import type { Shelf } from '../stock/shelf.ts'

/** What the staff say of a product, apart from its stock. Prices in whole cents, options as plain lists. */
export type ProductDetails = ProductTexts & {
  title: string
  category: string
  description: string
  priceCents: number
  displayPriceCents: number
  optionPrices: OptionPrice[]
  pictures: Picture[]
  colours: Colour[]
  materials: string[]
  lengths: string[]
  sizes: string[]
  /** An option of the merchant's own beside colour and size. */
  third: ThirdOption | null
  /** Attributes whose values all come with the piece. */
  included: IncludedAttribute[]
  /** Words of the staff for it, folded. */
  tags: string[]
  /** Null: a draft; in the future: scheduled. */
  publishedAt: Date | null
}

/** A product of the shop, drafts and archived ones too, with its shelves. */
export type Product = ProductDetails & {
  id: string
  slug: string
  stock: Shelf[]
  createdAt: Date
  updatedAt: Date
  archivedAt: Date | null
}

/** A product with the lowest that it costs at one moment, in cents; the base prices are the product's own. */
export type PricedProduct = Product & Price & { deal: RunningDeal | undefined }

/** What a product comes in, by name. */
export const optionValuesOf = ({
  colours,
  sizes,
  third,
}: Pick<ProductDetails, 'colours' | 'sizes' | 'third'>): OptionValues => ({
  colours: colours.map(({ name }) => name),
  sizes,
  ...(third && { thirds: third.values }),
})

/** The pieces that can be bought. A shelf for a colour or size that the product no longer has does not count. */
export function countSellable(product: Pick<Product, 'stock' | 'colours' | 'sizes' | 'third'>): number {
  const selling = sellingShelves(product.stock, optionValuesOf(product))
  return [...selling].reduce((sum, shelf) => sum + shelf.quantity, 0)
}

/** The picture of a product in this colour, else its first one; '' where it has none. */
export const pictureOf = ({ colours, pictures }: ProductDetails, colour?: string): string =>
  (colour && pictureOfColour(pictures, colours, colour)) || pictures[0]?.url || ''

/** Whether shoppers can see and buy a product at `now`. */
export const isListed = ({ publishedAt, archivedAt }: Product, now: Date): boolean =>
  archivedAt === null && publishedAt !== null && publishedAt <= now

/** A product at its lowest price under a deal. */
export const priceProduct = (product: Product, deal: RunningDeal | undefined): PricedProduct => ({
  ...product,
  ...discountPrice(lowestPrice({ ...product, options: optionValuesOf(product) }), deal),
  basePriceCents: product.priceCents,
  baseDisplayPriceCents: product.displayPriceCents,
  deal,
})

type Offered = BasePrice & Parameters<typeof pricesOnSale<OptionPrice>>[0]

/** The lowest price for which a product can be bought, without any deal. */
export function lowestPrice({ priceCents, displayPriceCents, ...offered }: Offered): BasePrice {
  const own = { priceCents, displayPriceCents }
  const prices = pricesOnSale(offered).map(price => price ?? own)
  return prices.reduce((lowest, price) => (price.priceCents < lowest.priceCents ? price : lowest))
}

/** What a choice of a product costs; where it leaves an option open, the lowest that it can be bought for. */
export function priceOfChoice(product: PricedProduct, choice: PlaceChoice): Price {
  const { basePriceCents, baseDisplayPriceCents, optionPrices, stock, deal } = product
  const options = optionsWith(optionValuesOf(product), choice)
  const standard = { priceCents: basePriceCents, displayPriceCents: baseDisplayPriceCents }
  return discountPrice(lowestPrice({ ...standard, optionPrices, stock, options }), deal)
}

/**
 * What a choice costs where that is something else than the ordered one costs in the catalogue, or cost then if its colour or
 * size is gone by now; else null.
 */
export function otherPriceOf(
  product: PricedProduct,
  ordered: { options: PlaceChoice; basePriceCents: number },
  choice: PlaceChoice,
): Price | null {
  if (product.optionPrices.length === 0) return null
  const price = priceOfChoice(product, choice)
  const { color = '', size = '', third } = ordered.options
  const isOffered = isValidShelf(optionValuesOf(product), { color, size, third })
  const before = isOffered ? priceOfChoice(product, ordered.options) : ordered
  return before.basePriceCents === price.basePriceCents ? null : price
}

/** The prices of the choices that a product has once options are renamed and others removed. */
export const optionPricesAfter = (
  prices: readonly OptionPrice[],
  names: Renames,
  options: OptionValues,
): OptionPrice[] =>
  inOrder(
    prices
      .map(price => ({ ...price, ...placeAfter(price, names) }))
      .filter(price => isValidShelf(options, price)),
  )

/** In the order of their names, so that the same prices are always the same list. */
export const inOrder = (prices: readonly OptionPrice[]): OptionPrice[] => prices.toSorted(byPlace)
