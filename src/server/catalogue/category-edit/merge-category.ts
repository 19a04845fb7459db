import type { CategoryList, CategoryMerge } from '../../../contract/catalogue/categories.ts'
import { ShopError } from '../../../contract/errors.ts'
import { recordChange } from '../../audit/record-change.ts'
import type { Categories, CategoryRow } from '../categories/categories.ts'
import { deleteCategoryUses } from '../size-charts/queries.ts'
import { maxMovedKept, named } from './category-record.ts'
import {
  type CategoryDeps,
  changeCategories,
  changeOf,
  getRow,
  refuseChangedSince,
} from './change-categories.ts'
import { checkName, childrenOf } from './check-place.ts'
import { indexAnew } from './index-anew.ts'
import { deleteCategory, moveCategories, moveProducts, redirectCategory } from './queries.ts'
import { toRemoved } from './remove-category.ts'

/**
 * Moves the products of a category, or the categories of a group, into another, and deletes it. A category's address leads
 * to the other from then on.
 * @throws not_found
 * @throws category_changed since `version`
 * @throws invalid for another that is none, the same one, or of the other level; for groups with categories of one name
 */
export const mergeCategory = (
  deps: CategoryDeps,
  userId: string,
  code: string,
  { into, version }: CategoryMerge,
): Promise<CategoryList> =>
  changeCategories(deps, async (tx, before) => {
    const row = getRow(before, code)
    refuseChangedSince(row, version)
    const target = targetOf(before, row, into)
    const children = childrenOf(before.rows, code)
    for (const child of children) checkName(before.rows, child, child.name, into)
    const was = await toRemoved(tx, before, row)
    await moveCategories(tx, code, into)
    const moved = await moveProducts(tx, code, into, deps.clock())
    if (row.parent !== null) await redirectCategory(tx, code, { leadsTo: into, isRename: false })
    await deleteCategory(tx, code)
    await deleteCategoryUses(tx, code)
    // A category that was empty moves no product, but those of a group are found by another name of it.
    const changed = row.parent === null ? children.map(child => child.code) : [into]
    if (moved.length > 0 || children.length > 0) await indexAnew(tx, changed)
    await recordChange(
      tx,
      deps,
      changeOf(userId, row, {
        action: 'merged',
        before: { mergedInto: null, was },
        after: {
          mergedInto: named(target),
          moved: moved.length > maxMovedKept ? moved.length : moved,
          movedCategories: children.map(named),
        },
      }),
    )
  })

function targetOf({ rows }: Categories, row: CategoryRow, into: string): CategoryRow {
  const refuse = (message: string) => new ShopError('invalid', message, { into: message })
  const target = rows.find(({ code }) => code === into)
  if (!target) throw refuse('There is no such category to merge it into.')
  if (target.code === row.code) throw refuse('A category cannot be merged into itself.')
  if ((target.parent === null) !== (row.parent === null))
    throw refuse('Merge a group into a group, and a category into a category.')
  return target
}
