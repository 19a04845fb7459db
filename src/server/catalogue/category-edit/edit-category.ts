import { type CategoryEdit, type CategoryList, leastCategoryPicture } from '../../../contract/categories.ts'
import { ShopError } from '../../../contract/errors.ts'
import { changedFields } from '../../audit/changed-fields.ts'
import { recordChange } from '../../audit/record-change.ts'
import type { Tx } from '../../db/schema.ts'
import { requirePicture } from '../../media/require-picture.ts'
import {
  type CategoryDeps,
  changeCategories,
  changeOf,
  getRow,
  refuseChangedSince,
  toRecord,
} from './change-categories.ts'
import { checkName, checkParent, childrenOf } from './check-place.ts'
import { indexAnew } from './index-anew.ts'
import { countProducts, lastPosition, updateCategory } from './queries.ts'

/**
 * Renames a category or group, says more about it, hides it or puts it into another group, where it comes last.
 * @throws not_found
 * @throws category_changed since `version`
 * @throws invalid for a name that is taken, a place that it cannot have, or a picture that is too small or gone
 */
export const editCategory = (
  deps: CategoryDeps,
  userId: string,
  code: string,
  { version, ...details }: CategoryEdit,
): Promise<CategoryList> =>
  changeCategories(deps, async (tx, before) => {
    const { rows } = before
    const row = getRow(before, code)
    refuseChangedSince(row, version)
    checkParent(rows, row, details.parent)
    checkName(rows, row, details.name, details.parent)
    if (details.parent === null && row.parent !== null) await refuseProducts(tx, row)
    if (details.picture !== row.picture) await requirePicture(tx, details.picture, leastCategoryPicture)
    // What the demo says of it stays the demo's until somebody writes something else.
    const intro = details.intro === before.introOf(code) ? row.intro : details.intro
    const [from, to] = [toRecord(rows, row), toRecord(rows, { ...details, code, intro })]
    if (!changedFields(from, to)) return
    const isMoved = details.parent !== row.parent
    const position = isMoved ? { position: await lastPosition(tx) } : {}
    await updateCategory(tx, code, { ...details, intro, version: version + 1, ...position })
    if (isMoved || details.name !== row.name)
      await indexAnew(tx, [code, ...childrenOf(rows, code).map(child => child.code)])
    await recordChange(tx, deps, changeOf(userId, row, { action: 'changed', before: from, after: to }))
  })

async function refuseProducts(tx: Tx, { code, name }: { code: string; name: string }): Promise<void> {
  if (!(await countProducts(tx)).has(code)) return
  const message = `${name} has products, and a group holds only categories.`
  throw new ShopError('invalid', message, { parent: message })
}
