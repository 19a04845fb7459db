import type { Selectable } from 'kysely'
import type { Product } from '../../../contract/catalogue.ts'
import { toDollars } from '../../../contract/money.ts'
import { sellingShelves } from '../../../contract/stock.ts'
import type { Database, Picture } from '../../db/schema.ts'
import type { Discount, Price } from '../../prices/discount-price.ts'

type StoredProduct = Selectable<Database['products']>

/** A product as the queries read it: its own columns and what lies on its shelves. */
export type ProductRow = Omit<StoredProduct, 'searchTitle' | 'searchVector' | 'archivedAt'> & {
  stock: Product['stock']
}

/** The same with what it costs at one moment. */
export type PricedRow = ProductRow & Price

/** A product in the contract's words, for lists and cards; cents become dollars. */
export const toProduct = (row: PricedRow): Product => ({
  ...toDetailedProduct(row),
  pictures: forCards(row),
})

/** Lists stay light: only what a card may show first, the main picture and those of colours, keeps its likeness. */
const forCards = ({ pictures, colors }: ProductRow): Picture[] =>
  pictures.map(({ placeholder, ...picture }, index) =>
    placeholder && (index === 0 || colors.some(({ image }) => image === picture.url))
      ? { ...picture, placeholder }
      : picture,
  )

/** The same for a page of its own, with the blurred likeness of every picture. */
export function toDetailedProduct(row: PricedRow): Product {
  return {
    _id: row.id,
    slug: row.slug,
    title: row.title,
    category: row.category,
    description: row.description,
    price: toDollars(row.priceCents),
    displayPrice: toDollars(row.displayPriceCents),
    inventory: countSellable(row),
    stock: row.stock,
    product_images: row.pictures.map(picture => picture.url),
    pictures: row.pictures,
    Color: row.colors.map(({ name, image, ...rest }) => ({ Color: name, img: { original: image }, ...rest })),
    Material: row.materials.map(Material => ({ Material })),
    Length: row.lengths.map(Length => ({ Length })),
    Size: row.sizes.map(Size => ({ Size })),
    included: row.included,
    colors: row.colors,
    ...(row.discount && { deal: toDeal(row.discount) }),
    created_at: row.createdAt.toISOString(),
    published_at: row.publishedAt?.toISOString() ?? null,
    updated_at: row.updatedAt.toISOString(),
  }
}

const toDeal = ({ percentOff, endAt }: Discount) => ({ percentOff, endDate: endAt.toISOString() })

/** What can be bought: pieces of a colour or size that the product no longer comes in are not counted. */
function countSellable({ stock, colors, sizes }: ProductRow): number {
  const selling = sellingShelves(stock, { colors: colors.map(color => color.name), sizes })
  return [...selling].reduce((sum, shelf) => sum + shelf.quantity, 0)
}
