import {
  type CategoryEdit,
  type CategoryList,
  leastCategoryPicture,
} from '../../../contract/catalogue/categories.ts'
import { ShopError } from '../../../contract/errors.ts'
import { changedFields } from '../../audit/changed-fields.ts'
import { recordChange } from '../../audit/record-change.ts'
import type { Tx } from '../../db/schema.ts'
import { requirePicture } from '../../media/require-picture.ts'
import type { CategoryRow } from '../categories/categories.ts'
import { codeFor, moveToCode } from './category-code.ts'
import { toRecord } from './category-record.ts'
import {
  type CategoryDeps,
  categoryChanged,
  changeCategories,
  changeOf,
  getRow,
  refuseChangedSince,
} from './change-categories.ts'
import { checkName, checkParent, childrenOf } from './check-place.ts'
import { indexAnew } from './index-anew.ts'
import { countProducts, lastPosition, positionOf, updateCategory } from './queries.ts'

/**
 * Renames a category or group, says more about it, hides it or puts it into another group, where it comes last. The code
 * of one without products follows its name, and the former code leads to it.
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
    if (before.old.has(code)) throw categoryChanged()
    const row = getRow(before, code)
    refuseChangedSince(row, version)
    // What the demo says of it stays the demo's until somebody writes something else.
    const intro = details.intro === before.introOf(code) ? row.intro : details.intro
    const codeNow = await codeFor(tx, before, row, details)
    const to = { ...details, audience: details.audience ?? row.audience, code: codeNow, intro }
    const isMoved = details.parent !== row.parent
    const [was, is] = isMoved ? [await positionOf(tx, code), await lastPosition(tx)] : []
    await writeEdit(tx, rows, row, { ...to, position: is })
    const change = {
      before: { ...toRecord(rows, row), position: was },
      after: { ...toRecord(rows, to), position: is },
    }
    await recordChange(
      tx,
      deps,
      changeOf(userId, { ...row, code: codeNow }, { action: 'changed', ...change }),
    )
  })

type Edited = Omit<CategoryRow, 'version'> & { position?: number | undefined }

/**
 * Writes what somebody made of a category, at a place of its group if it has another; the same again changes nothing.
 * @throws invalid for a name that is taken, a place that it cannot have, or a picture that is too small or gone
 */
export async function writeEdit(
  tx: Tx,
  rows: readonly CategoryRow[],
  row: CategoryRow,
  { position, ...to }: Edited,
): Promise<void> {
  checkParent(rows, row, to.parent)
  checkName(rows, row, to.name, to.parent)
  if (to.parent === null && row.parent !== null) await refuseProducts(tx, row)
  if (to.picture !== row.picture) await requirePicture(tx, to.picture, leastCategoryPicture)
  if (!changedFields(toRecord(rows, row), toRecord(rows, to))) return
  const { code, ...details } = to
  const version = row.version + 1
  if (code !== row.code)
    await moveToCode(tx, row.code, {
      ...to,
      version,
      position: position ?? (await positionOf(tx, row.code)) ?? 0,
    })
  else {
    const place = position === undefined ? {} : { position }
    await updateCategory(tx, code, { ...details, version, ...place })
  }
  if (to.parent !== row.parent || to.name !== row.name)
    await indexAnew(tx, [code, ...childrenOf(rows, code).map(child => child.code)])
}

async function refuseProducts(tx: Tx, { code, name }: { code: string; name: string }): Promise<void> {
  if (!(await countProducts(tx)).has(code)) return
  const message = `${name} has products, and a group holds only categories.`
  throw new ShopError('invalid', message, { parent: message })
}
