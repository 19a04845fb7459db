import type { ProductInput } from '../../../contract/catalogue.ts'
import type { StaffProduct } from '../../../contract/staff-catalogue.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { answerOnce, type KeyOption } from '../../idempotency/answer-once.ts'
import { loadPlaceholders } from '../../media/load-placeholders.ts'
import { insertSearchTerms } from '../search/queries.ts'
import { type StockInput, writeStock } from '../stock/write-stock.ts'
import { optionValuesOf, type Product, type ProductDetails } from './product.ts'
import { recordProductChange } from './product-changes.ts'
import { pictureUrls, toProductColumns } from './product-columns.ts'
import { fromWireInput } from './product-wire.ts'
import { getById, insertRow } from './queries.ts'
import { freeSlug } from './slug.ts'
import { toStaffProduct } from './staff-product.ts'

type AddDeps = Pick<Deps, 'db' | 'clock' | 'newId'>

/**
 * Adds a product with its stock, published at once unless the form says later or never. Its slug is made from the title.
 * Repeated under the same key it adds no second one.
 * @throws invalid for stock of a colour or size that the product does not have
 * @throws idempotency_key_reused
 */
export const addProduct = (
  deps: AddDeps,
  userId: string,
  input: ProductInput,
  { idempotencyKey = null }: KeyOption = {},
): Promise<StaffProduct> =>
  answerOnce(deps, { userId, idempotencyKey, request: ['add', input] }, async tx => {
    const details = fromWireInput(input, null, deps.clock())
    return toStaffProduct(tx, await insertProduct(tx, deps, { userId, details, stock: input }), deps.clock())
  })

type NewProduct = {
  userId: string
  details: ProductDetails
  stock: StockInput
  /** Taken if it is free; else, and by default, the slug follows the title. */
  slug?: string
  batchId?: string
}

/** Inserts a product with its stock and records the change, inside the caller's transaction. */
export async function insertProduct(
  tx: Tx,
  deps: Omit<AddDeps, 'db'>,
  { userId, details, stock, slug: wantedSlug, batchId }: NewProduct,
): Promise<Product> {
  const [id, createdAt] = [deps.newId(), deps.clock()]
  const { columns, words } = toProductColumns(details, await loadPlaceholders(tx, pictureUrls(details)))
  const slug = await freeSlug(tx, id, wantedSlug || details.title)
  await insertRow(tx, { ...columns, id, slug, createdAt })
  const options = optionValuesOf(details)
  await writeStock(tx, deps, { id, before: options, after: options }, stock)
  await insertSearchTerms(tx, words)
  const after = await getById(tx, id)
  const change = { userId, action: 'added', before: null, after }
  await recordProductChange(tx, deps, batchId ? { ...change, batchId } : change)
  return after
}
