import { recordChanges } from '../../audit/record-change.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { loadPlaceholders } from '../../media/load-placeholders.ts'
import { checkCategory } from '../categories/check-category.ts'
import { holdCategories } from '../categories/load-categories.ts'
import { insertSearchTerms } from '../search/queries.ts'
import { insertStock, newShelves } from '../stock/insert-stock.ts'
import type { StockInput } from '../stock/requested-shelves.ts'
import type { StockEditor } from '../stock/write-stock.ts'
import { findMany } from './find-many.ts'
import { optionValuesOf, type Product, type ProductDetails } from './product.ts'
import { toAddition } from './product-changes.ts'
import { pictureUrls, toProductColumns } from './product-columns.ts'
import { insertRows } from './queries.ts'
import { freeSlugs } from './slug.ts'
import { keepOldSlugs } from './slug-queries.ts'

type InsertDeps = Pick<Deps, 'clock' | 'newId'>

export type NewProduct = {
  details: ProductDetails
  stock: StockInput
  /** Taken if it is free and can be one; else, and by default, the slug follows the title. It leads to the product anyway. */
  slug?: string
}

/** Who adds products, and the batch that they share. `reservedSlugs` are for those that name them to the letter. */
type Adding = {
  userId: string
  batchId: string
  reservedSlugs?: ReadonlySet<string>
  stockKind?: StockEditor['kind']
}

/**
 * Inserts a product with its stock and records the change, inside the caller's transaction.
 * @throws invalid for stock of a colour or size that the product does not have, a category that the shop does not, or an
 * own slug that is taken
 */
export async function insertProduct(
  tx: Tx,
  deps: InsertDeps,
  { userId }: Pick<Adding, 'userId'>,
  product: NewProduct,
): Promise<Product> {
  const [inserted] = await insertProducts(tx, deps, { userId, batchId: deps.newId() }, [product])
  if (!inserted) throw new Error('A product was not there after it was inserted')
  return inserted
}

/** How many products are inserted at once at most: the embedded database keeps everybody waiting for a statement. */
export const maxInserted = 25

const inCategory = (product: NewProduct, category: string): NewProduct => ({
  ...product,
  details: { ...product.details, category },
})

/** The same for up to 25 products in a few statements. Of those with the same title the first gets the plain slug. */
export async function insertProducts(
  tx: Tx,
  deps: InsertDeps,
  { reservedSlugs, stockKind = 'set', ...adding }: Adding,
  added: readonly NewProduct[],
): Promise<Product[]> {
  if (added.length === 0) return []
  const categories = await holdCategories(tx)
  const products = added.map(product =>
    inCategory(product, checkCategory(categories, product.details.category)),
  )
  const urls = products.flatMap(({ details }) => pictureUrls(details))
  const names = products.map(({ slug, details: { title, ownSlug } }) => ({ title: slug || title, ownSlug }))
  const [placeholders, slugs] = [await loadPlaceholders(tx, urls), await freeSlugs(tx, names, reservedSlugs)]
  const rows = products.map(({ details }, nth) => {
    const { columns, words } = toProductColumns(details, categories, placeholders)
    return { row: { ...columns, id: deps.newId(), slug: slugs[nth] ?? '', createdAt: deps.clock() }, words }
  })
  const ids = rows.map(({ row }) => row.id)
  const stock = products.map(({ details, stock }, nth) => ({
    productId: ids[nth] ?? '',
    shelves: newShelves(stock, optionValuesOf(details)),
  }))
  const words = new Set(rows.flatMap(each => each.words))
  await insertRows(
    tx,
    rows.map(({ row }) => row),
  )
  await keepOldSlugs(
    tx,
    products.flatMap(({ slug }, nth) =>
      slug && slug !== slugs[nth] ? [{ slug, productId: ids[nth] ?? '', leftAt: deps.clock() }] : [],
    ),
  )
  await insertStock(tx, deps, stock, { userId: adding.userId, kind: stockKind })
  await insertSearchTerms(tx, [...words].sort())
  const byId = await findMany(tx, ids)
  const inserted = ids.flatMap(id => byId.get(id) ?? [])
  const changes = inserted.map(product => ({ ...adding, ...toAddition(product) }))
  await recordChanges(tx, deps, changes)
  return inserted
}
