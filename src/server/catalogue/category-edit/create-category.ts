import {
  type CategoryList,
  leastCategoryPicture,
  maxCategories,
  type NewCategory,
} from '../../../contract/catalogue/categories.ts'
import { ShopError } from '../../../contract/errors.ts'
import { recordChange } from '../../audit/record-change.ts'
import { requirePicture } from '../../media/require-picture.ts'
import type { Categories } from '../categories/categories.ts'
import { freeCode } from './category-code.ts'
import { toRecord } from './category-record.ts'
import { type CategoryDeps, changeCategories, changeOf } from './change-categories.ts'
import { checkName, checkParent } from './check-place.ts'
import { insertCategories, lastPosition } from './queries.ts'

/**
 * Adds a group or a category, behind the others. Its code is made from its name unless it has one.
 * @throws invalid for a name or code that is taken, a group that is none, a picture that is too small or gone, or more than
 * 200 of them
 */
export const createCategory = (
  deps: CategoryDeps,
  userId: string,
  { code: wanted, audience = '', ...details }: NewCategory,
): Promise<CategoryList> =>
  changeCategories(deps, async (tx, before) => {
    if (before.rows.length >= maxCategories)
      throw new ShopError('invalid', `A shop has at most ${maxCategories} categories.`)
    checkParent(before.rows, null, details.parent)
    checkName(before.rows, null, details.name, details.parent)
    if (wanted !== undefined) checkCode(before, wanted)
    await requirePicture(tx, details.picture, leastCategoryPicture)
    const row = { ...details, audience, code: wanted ?? freeCode(before, details), version: 1 }
    await insertCategories(tx, [{ ...row, position: await lastPosition(tx) }])
    const after = toRecord(before.rows, row)
    await recordChange(tx, deps, changeOf(userId, row, { action: 'added', before: null, after }))
  })

function checkCode({ rows, old }: Categories, code: string): void {
  const nameOf = (wanted: string | undefined) => rows.find(row => row.code === wanted)?.name
  const [owner, target] = [nameOf(code), nameOf(old.get(code))]
  if (!owner && !target) return
  const message = owner ? `${owner} has this address.` : `This address leads to ${target}.`
  throw new ShopError('invalid', message, { code: message })
}
