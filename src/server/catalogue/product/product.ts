import type { IncludedAttribute } from '../../../contract/catalogue/catalogue.ts'
import { pictureOfColour } from '../../../contract/catalogue/colour-pictures.ts'
import type { ProductTexts } from '../../../contract/catalogue/product-texts.ts'
import { type OptionValues, sellingShelves } from '../../../contract/catalogue/stock.ts'
import type { Colour, OptionPrice, Picture } from '../../db/schema.ts'
import type { Price } from '../../prices/discount-price.ts'
import type { RunningDeal } from '../../prices/running-deals.ts'
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

/** The colours and sizes that a product comes in, by name. */
export const optionValuesOf = ({
  colours,
  sizes,
}: Pick<ProductDetails, 'colours' | 'sizes'>): OptionValues => ({
  colours: colours.map(({ name }) => name),
  sizes,
})

/** The pieces that can be bought. A shelf for a colour or size that the product no longer has does not count. */
export function countSellable(product: Pick<Product, 'stock' | 'colours' | 'sizes'>): number {
  const selling = sellingShelves(product.stock, optionValuesOf(product))
  return [...selling].reduce((sum, shelf) => sum + shelf.quantity, 0)
}

/** The picture of a product in this colour, else its first one; '' where it has none. */
export const pictureOf = ({ colours, pictures }: ProductDetails, colour?: string): string =>
  (colour && pictureOfColour(pictures, colours, colour)) || pictures[0]?.url || ''

/** Whether shoppers can see and buy a product at `now`. */
export const isListed = ({ publishedAt, archivedAt }: Product, now: Date): boolean =>
  archivedAt === null && publishedAt !== null && publishedAt <= now
