import type { Fields } from '../../db/schema.ts'
import type { ProductRow } from './product-wire.ts'

type Shelf = ProductRow['stock'][number]

/** What the audit trail keeps of a product: all that the staff can change, prices in cents. */
export const fieldsOf = (row: ProductRow) => ({
  title: row.title,
  category: row.category,
  description: row.description,
  priceCents: row.priceCents,
  displayPriceCents: row.displayPriceCents,
  pictures: row.pictures.map(({ url, alt }) => ({ url, alt })),
  colors: row.colors,
  materials: row.materials,
  lengths: row.lengths,
  sizes: row.sizes,
  included: row.included,
  stock: row.stock,
  publishedAt: row.publishedAt?.toISOString() ?? null,
})

export type ProductFields = ReturnType<typeof fieldsOf>

/** Whether two stand for the same colour and size, whatever lies there. */
export const sameShelf = (a: Omit<Shelf, 'quantity'>, b: Omit<Shelf, 'quantity'>): boolean =>
  a.color === b.color && a.size === b.size

/** Two states of a product for the audit trail; of the stock only the shelves that differ, so that a sale is no change. */
export function beforeAndAfter(
  before: ProductFields,
  after: ProductFields,
): { before: Fields; after: Fields } {
  return {
    before: { ...before, stock: notIn(before.stock, after.stock) },
    after: { ...after, stock: notIn(after.stock, before.stock) },
  }
}

const notIn = (stock: readonly Shelf[], other: readonly Shelf[]): Shelf[] =>
  stock.filter(
    shelf => !other.some(({ quantity, ...each }) => sameShelf(each, shelf) && quantity === shelf.quantity),
  )
