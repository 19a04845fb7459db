import { textsOf } from '../../../contract/catalogue/product-texts.ts'
import type { ChangeAction } from '../../../contract/changes/change-words.ts'
import { recordChange } from '../../audit/record-change.ts'
import type { Fields, Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { type Renames, toRecordedRenames } from '../stock/rename-shelves.ts'
import { equalShelves, type Shelf } from '../stock/shelf.ts'
import type { Product, ProductDetails } from './product.ts'

/** A product as the audit trail stores it. The names are those of stored records, so they must not change. */
export const toRecord = ({ colours, ...product }: ProductDetails & { stock: Shelf[] }) => ({
  title: product.title,
  category: product.category,
  description: product.description,
  priceCents: product.priceCents,
  displayPriceCents: product.displayPriceCents,
  optionPrices: product.optionPrices,
  pictures: product.pictures.map(({ url, alt, color }) => ({ url, alt, ...(color && { color }) })),
  colors: colours,
  materials: product.materials,
  lengths: product.lengths,
  sizes: product.sizes,
  third: product.third,
  included: product.included,
  tags: product.tags,
  ...textsOf(product),
  stock: product.stock,
  publishedAt: product.publishedAt?.toISOString() ?? null,
})

export type ProductRecord = ReturnType<typeof toRecord>

/** The details that a stored record holds; a record of a change holds only what was changed. */
export function fromRecord({
  stock: _,
  colors,
  publishedAt,
  ...details
}: Partial<ProductRecord>): Partial<ProductDetails> {
  return {
    ...details,
    ...(colors && { colours: colors }),
    ...(publishedAt !== undefined && { publishedAt: publishedAt === null ? null : new Date(publishedAt) }),
  }
}

/** How the audit trail says that a product was added. */
export const toAddition = (product: Product) => ({
  ...subjectOf(product),
  action: 'added' as const,
  before: null,
  after: toRecord(product),
})

const subjectOf = ({ id, title }: Product) =>
  ({ subjectType: 'product', subjectId: id, subject: title }) as const

type ProductChange = {
  userId: string
  action: ChangeAction<'product'>
  batchId?: string
  before: Product
  after: Product
  renames?: Renames
}

/**
 * Writes a change of a product into the audit trail. Of the stock only shelves that differ are kept, so that a sale is
 * no change, and what was renamed for undoing alone. Returns the batch; null when nothing changed.
 */
export function recordProductChange(
  tx: Tx,
  deps: Pick<Deps, 'newId' | 'clock'>,
  { before, after, renames, ...change }: ProductChange,
): Promise<string | null> {
  const differing = differingStates(before, after)
  const renamed = renames ? toRecordedRenames(renames) : null
  return recordChange(tx, deps, {
    ...change,
    ...subjectOf(after),
    before: { ...differing.before, renamed: null },
    after: { ...differing.after, renamed },
  })
}

const differingStates = (before: Product, after: Product): { before: Fields; after: Fields } => ({
  before: { ...toRecord(before), stock: shelvesNotIn(after.stock, before.stock) },
  after: { ...toRecord(after), stock: shelvesNotIn(before.stock, after.stock) },
})

const shelvesNotIn = (other: readonly Shelf[], stock: readonly Shelf[]): Shelf[] =>
  stock.filter(shelf => !other.some(each => equalShelves(each, shelf)))
