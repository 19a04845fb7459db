import { ShopError } from '../../../contract/errors.ts'
import { recordChange } from '../../audit/record-change.ts'
import { cannotUndo, readRecorded, type UndoChanges, type UndoScope } from '../../audit/undoable.ts'
import type { Fields } from '../../db/schema.ts'
import type { Categories } from '../categories/categories.ts'
import { MergeRecord, maxMovedKept, RemovedCategory } from './category-record.ts'
import { changeOf } from './change-categories.ts'
import { indexAnew } from './index-anew.ts'
import { insertAgain } from './insert-again.ts'
import { deleteRedirect, leadTo, moveThese, moveTheseCategories } from './queries.ts'

/**
 * Makes a merged category again, with what the merge moved and nobody has moved on since; its address is its own again.
 * @throws cannot_undo for a merge of more products than are recorded, or where the other has been merged or deleted since
 */
export const undoMerge: UndoChanges<UndoScope & { before: Categories }> = async (scope, [change]) => {
  const { tx, deps, before, userId } = scope
  if (!change?.before || change.before.mergedInto)
    throw new ShopError(
      'cannot_undo',
      'A merge cannot be repeated from here. Merge the category again instead.',
    )
  const { mergedInto, moved, movedCategories } = readRecorded(MergeRecord, change.after)
  // The record itself is read next.
  const was = readRecorded(RemovedCategory, (change.before.was as Fields | undefined) ?? null)
  if (!Array.isArray(moved))
    throw cannotUndo(
      `it moved ${moved.toLocaleString('en')} products, and which they were is kept for ${maxMovedKept} at most. ` +
        'Add the category again, and choose its products in the list of products.',
    )
  const [{ code, name }, into] = [was, mergedInto.code]
  const isThere = before.rows.some(row => row.code === into)
  if (!isThere || (was.parent && before.old.get(code) !== into))
    throw cannotUndo(`${mergedInto.name} has been merged or deleted since.`)
  const follow = was.formerly.filter(old => before.old.get(old) === into)
  await deleteRedirect(tx, code)
  const old = new Map([...before.old].filter(([from]) => from !== code))
  const purged = await insertAgain({ ...scope, before: { ...before, old } }, was)
  await leadTo(tx, follow, code)
  const codes = movedCategories.map(child => child.code)
  const ids = moved.map(({ id }) => id)
  const back =
    (await moveTheseCategories(tx, codes, { from: into, to: code })) +
    (await moveThese(tx, ids, { from: into, to: code, updatedAt: deps.clock() }))
  if (back > 0) await indexAnew(tx, [code, ...codes])
  const undone = { action: 'undone', before: { mergedInto }, after: { mergedInto: null } } as const
  await recordChange(tx, deps, changeOf(userId, { code, name }, undone))
  return { left: ids.length + codes.length - back, purged }
}
