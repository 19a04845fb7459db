import type { CategoryList } from '../../../contract/catalogue/categories.ts'
import { ShopError } from '../../../contract/errors.ts'
import { recordChange } from '../../audit/record-change.ts'
import type { Tx } from '../../db/schema.ts'
import type { Categories, CategoryRow } from '../categories/categories.ts'
import { deleteCategoryUses, findChartOf } from '../size-charts/queries.ts'
import { type RemovedCategory, toRecord } from './category-record.ts'
import { type CategoryDeps, changeCategories, changeOf, getRow } from './change-categories.ts'
import { childrenOf } from './check-place.ts'
import { countProducts, deleteCategory, positionOf } from './queries.ts'

/**
 * Deletes a category or group with nothing in it.
 * @throws not_found
 * @throws category_in_use while it has categories or products, deleted ones too, or is the last of the shop
 */
export const removeCategory = (deps: CategoryDeps, userId: string, code: string): Promise<CategoryList> =>
  changeCategories(deps, async (tx, before) => {
    const row = getRow(before, code)
    const removed = await deleteEmpty(tx, before, row)
    await recordChange(tx, deps, changeOf(userId, row, { action: 'deleted', before: removed, after: null }))
  })

/**
 * Deletes one with nothing in it, and answers what it was.
 * @throws category_in_use
 */
export async function deleteEmpty(tx: Tx, before: Categories, row: CategoryRow): Promise<RemovedCategory> {
  if (before.rows.length === 1) throw inUse('A shop needs a group. Rename this one, or add another first.')
  const children = childrenOf(before.rows, row.code).length
  if (children > 0) throw inUse(`${row.name} still has ${counted(children, 'category', 'categories')}.`)
  await refuseProducts(tx, row)
  const removed = await toRemoved(tx, before, row)
  await deleteCategory(tx, row.code)
  await deleteCategoryUses(tx, row.code)
  return removed
}

/** What a category is with all that goes with it, before it is deleted. */
export const toRemoved = async (
  tx: Tx,
  { rows, old }: Categories,
  row: CategoryRow,
): Promise<RemovedCategory> => ({
  ...toRecord(rows, row),
  position: (await positionOf(tx, row.code)) ?? 0,
  sizeChart: (await findChartOf(tx, row.code)) ?? null,
  formerly: [...old].flatMap(([code, leadsTo]) => (leadsTo === row.code ? code : [])),
})

async function refuseProducts(tx: Tx, { code, name }: CategoryRow): Promise<void> {
  const { products = 0, deleted = 0 } = (await countProducts(tx)).get(code) ?? {}
  if (products > 0)
    throw inUse(
      `${name} still has ${counted(products, 'product', 'products')}. Merge it into another instead.`,
    )
  if (deleted > 0)
    throw inUse(
      `${name} still has ${counted(deleted, 'deleted product', 'deleted products')}, which can be restored. Merge it into another instead.`,
    )
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

const inUse = (message: string) => new ShopError('category_in_use', message)
