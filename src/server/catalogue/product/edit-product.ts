import type { ProductEdit } from '../../../contract/catalogue/catalogue.ts'
import type { EditedProduct } from '../../../contract/catalogue/staff-catalogue.ts'
import type { ChangeAction } from '../../../contract/changes/change-words.ts'
import { ShopError } from '../../../contract/errors.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { answerOnce, type KeyOption } from '../../idempotency/answer-once.ts'
import { loadPlaceholders } from '../../media/load-placeholders.ts'
import { checkCategory } from '../categories/check-category.ts'
import { holdCategories } from '../categories/load-categories.ts'
import { insertSearchTerms } from '../search/queries.ts'
import { noRenames, type Renames, renamesOf } from '../stock/rename-shelves.ts'
import type { StockInput } from '../stock/requested-shelves.ts'
import { fromWireStock } from '../stock/stock-wire.ts'
import { type StockEditor, writeStock } from '../stock/write-stock.ts'
import { lockProduct } from './lock-products.ts'
import { checkPrices } from './prices-wire.ts'
import { optionValuesOf, type Product, type ProductDetails } from './product.ts'
import { recordProductChange } from './product-changes.ts'
import { pictureUrls, toProductColumns } from './product-columns.ts'
import { fromWireInput } from './product-wire.ts'
import { getById, updateRow } from './queries.ts'
import { renameSlug } from './slug.ts'
import { toStaffProduct } from './staff-product.ts'

type EditDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'categories'>

/**
 * Replaces a product's fields and, if the form has it, its stock. A new title or own slug gives it a new slug; the old one
 * still leads to it. Repeated under the same key it changes nothing.
 * @throws not_found the product is unknown or archived
 * @throws invalid the product cannot have the stock, the currency no such price, or another product has the own slug
 * @throws stock_changed more would be taken away than is left
 * @throws product_changed it was changed since the `updated_at` sent
 * @throws idempotency_key_reused
 */
export const editProduct = (
  deps: EditDeps & Pick<Deps, 'settings'>,
  userId: string,
  id: string,
  { updated_at: seen, ...input }: ProductEdit,
  { idempotencyKey = null }: KeyOption = {},
): Promise<EditedProduct> =>
  answerOnce(deps, { userId, idempotencyKey, request: ['edit', id, input] }, async tx => {
    const before = await lockProduct(tx, id)
    if (seen !== undefined) refuseChangedSince(before, seen)
    const details = fromWireInput(input, before, deps.clock())
    checkPrices(deps, input, optionValuesOf(details))
    const renames = renamesOf(input, optionValuesOf(before))
    const edit = { userId, action: 'changed' as const, before, details, stock: fromWireStock(input), renames }
    const { product, changeId } = await updateProduct(tx, deps, edit)
    return { ...(await toStaffProduct(tx, product, deps.clock())), changeId }
  })

function refuseChangedSince({ updatedAt }: Product, seen: string): void {
  if (updatedAt.getTime() === new Date(seen).getTime()) return
  throw new ShopError('product_changed', 'This product has been changed since you opened it.')
}

type Edit = {
  userId: string
  action: ChangeAction<'product'>
  batchId?: string
  before: Product
  details: ProductDetails
  stock: StockInput
  /** Without them, a colour or size of another name is another one. */
  renames?: Renames
  stockKind?: StockEditor['kind']
}

/**
 * Rewrites a product that the transaction has locked and records the change. `changeId` is null where nothing changed.
 * @throws invalid for a new category that the shop does not have, or an own slug that is another product's
 */
export async function updateProduct(
  tx: Tx,
  deps: Omit<EditDeps, 'db'>,
  { before, details, stock, renames = noRenames, stockKind = 'set', ...change }: Edit,
): Promise<{ product: Product; changeId: string | null }> {
  const [{ id }, updatedAt] = [before, deps.clock()]
  const isMoved = before.category !== details.category
  const categories = isMoved ? await holdCategories(tx) : deps.categories.current()
  const category = isMoved ? checkCategory(categories, details.category) : details.category
  // Stock first: the lock on slugs must not be held while waiting for orders that hold the shelves.
  const owner = { id, before: optionValuesOf(before), after: optionValuesOf(details), renames }
  await writeStock(tx, deps, owner, stock, { userId: change.userId, kind: stockKind })
  const placeholders = await loadPlaceholders(tx, pictureUrls(details))
  const { columns, words } = toProductColumns({ ...details, category }, categories, placeholders)
  const slug = await renameSlug(tx, before, details, updatedAt)
  await updateRow(tx, id, { ...columns, slug, updatedAt })
  await insertSearchTerms(tx, words)
  const product = await getById(tx, id)
  const recorded = { ...change, before, after: product, renames }
  return { product, changeId: await recordProductChange(tx, deps, recorded) }
}
