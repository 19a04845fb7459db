import type { ProductInput } from '../../../contract/catalogue.ts'
import type { StaffProduct } from '../../../contract/staff-catalogue.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { answerOnce, type KeyOption } from '../../idempotency/answer-once.ts'
import { loadPlaceholders } from '../../media/load-placeholders.ts'
import { insertSearchTerms } from '../search/queries.ts'
import { optionValuesOf } from '../stock/check-stock.ts'
import { writeStock } from '../stock/write-stock.ts'
import { freeSlug } from './give-slug.ts'
import { recordProductChange } from './product-changes.ts'
import { pictureUrls, toProductColumns } from './product-columns.ts'
import type { ProductRow } from './product-wire.ts'
import { publishedAtOf } from './publishing.ts'
import { getById, insertProduct } from './queries.ts'
import { toStaffProduct } from './staff-product.ts'

type AddDeps = Pick<Deps, 'db' | 'clock' | 'newId'>

/**
 * Makes a product with its stock, on sale at once unless the form says later or never; its address is made from the
 * title and is its own. Prices in dollars. The same input again under the same key makes no second one. Throws `invalid`
 * for stock of what it does not come in, `idempotency_key_reused`.
 */
export const addProduct = (
  deps: AddDeps,
  userId: string,
  input: ProductInput,
  { idempotencyKey = null }: KeyOption = {},
): Promise<StaffProduct> =>
  answerOnce(deps, { userId, idempotencyKey, request: ['add', input] }, async tx =>
    toStaffProduct(tx, await insertWhole(tx, deps, userId, input), deps.clock()),
  )

/** As `addProduct`, inside a transaction, with the address wished for if it is free; answers the row. */
export async function insertWhole(
  tx: Tx,
  deps: Omit<AddDeps, 'db'>,
  userId: string,
  input: ProductInput,
  { slug: wish = '', batchId }: { slug?: string; batchId?: string } = {},
): Promise<ProductRow> {
  const [id, now] = [deps.newId(), deps.clock()]
  const placeholders = await loadPlaceholders(tx, pictureUrls(input))
  const { columns, words } = toProductColumns(input, { placeholders })
  const slug = await freeSlug(tx, id, wish || input.title)
  const publishedAt = publishedAtOf(input, { known: now, now })
  await insertProduct(tx, { ...columns, id, slug, createdAt: now, publishedAt })
  await writeStock(tx, deps, { id, before: optionValuesOf(input) }, input)
  await insertSearchTerms(tx, words)
  const row = await getById(tx, id)
  await recordProductChange(tx, deps, {
    userId,
    action: 'added',
    ...(batchId ? { batchId } : {}),
    before: null,
    after: row,
  })
  return row
}
