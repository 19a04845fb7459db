import type { ProductEdit } from '../../../contract/catalogue.ts'
import { ShopError } from '../../../contract/errors.ts'
import type { EditedProduct } from '../../../contract/staff-catalogue.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { answerOnce, type KeyOption } from '../../idempotency/answer-once.ts'
import { loadPlaceholders } from '../../media/load-placeholders.ts'
import { insertSearchTerms } from '../search/queries.ts'
import { writeStock } from '../stock/write-stock.ts'
import { renameSlug } from './give-slug.ts'
import { lockProduct } from './lock-products.ts'
import { recordProductChange } from './product-changes.ts'
import { pictureUrls, toProductColumns } from './product-columns.ts'
import type { ProductRow } from './product-wire.ts'
import { publishedAtOf } from './publishing.ts'
import { getById, updateProduct } from './queries.ts'
import { toStaffProduct } from './staff-product.ts'

type EditDeps = Pick<Deps, 'db' | 'clock' | 'newId'>

/**
 * Replaces what a product says, costs (dollars) and, if it is said, has in stock. A new title gives it a new address; the
 * old one goes on leading to it. The words for pictures stay when none are sent, and so does when it appears. Throws
 * `not_found` for an unknown or archived product, `invalid` for stock it cannot have, `stock_changed` when more would
 * be taken away than is left, `product_changed` when it was changed since the `updated_at` named, `idempotency_key_reused`.
 * The same edit again under the same key changes nothing. Answers what undoes it, too.
 */
export const editProduct = (
  deps: EditDeps,
  userId: string,
  id: string,
  { updated_at: seen, ...input }: ProductEdit,
  { idempotencyKey = null }: KeyOption = {},
): Promise<EditedProduct> =>
  answerOnce(deps, { userId, idempotencyKey, request: ['edit', id, input] }, async tx => {
    const before = await lockProduct(tx, id)
    if (seen !== undefined) refuseChangedSince(before, seen)
    const { row, changeId } = await writeWhole(tx, deps, { userId, action: 'changed', before, input })
    return { ...(await toStaffProduct(tx, row, deps.clock())), changeId }
  })

function refuseChangedSince({ updatedAt }: ProductRow, seen: string): void {
  if (updatedAt.getTime() === new Date(seen).getTime()) return
  throw new ShopError('product_changed', 'This product has been changed since you opened it.')
}

type Edit = { userId: string; action: string; batchId?: string; before: ProductRow; input: ProductEdit }

/** Writes a form into a product that the transaction has locked, and into the audit trail: answers both. */
export async function writeWhole(
  tx: Tx,
  deps: Omit<EditDeps, 'db'>,
  { before, input, ...made }: Edit,
): Promise<{ row: ProductRow; changeId: string | null }> {
  const [{ id }, now] = [before, deps.clock()]
  // Before the new address, for which orders that hold the stock would have to be waited for.
  const kinds = { colors: before.colors.map(color => color.name), sizes: before.sizes }
  await writeStock(tx, deps, { id, before: kinds }, input)
  const placeholders = await loadPlaceholders(tx, pictureUrls(input))
  const { columns, words } = toProductColumns(input, { known: before.pictures, placeholders })
  const slug = await renameSlug(tx, before, input.title, now)
  const publishedAt = publishedAtOf(input, { known: before.publishedAt, now })
  await updateProduct(tx, id, { ...columns, slug, publishedAt, updatedAt: now })
  await insertSearchTerms(tx, words)
  const row = await getById(tx, id)
  return { row, changeId: await recordProductChange(tx, deps, { ...made, before, after: row }) }
}
