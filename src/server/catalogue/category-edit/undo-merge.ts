import { ShopError } from '../../../contract/errors.ts'
import { readKept } from '../../audit/lock-undoable.ts'
import type { Tx } from '../../db/schema.ts'
import type { Categories } from '../categories/categories.ts'
import { MergeRecord, maxMovedKept, RemovedCategory } from './category-record.ts'
import { indexAnew } from './index-anew.ts'
import { insertAgain } from './insert-again.ts'
import { forgetRedirect, leadTo, moveThese, moveTheseCategories } from './queries.ts'

type Merge = { before: Record<string, unknown> | null; after: Record<string, unknown> | null }

const refuse = (message: string) => new ShopError('cannot_undo', `This cannot be undone: ${message}`)

/**
 * Makes a merged category again, with what the merge moved and nobody has moved on since; its address is its own again.
 * @throws cannot_undo for a merge of more products than are recorded, or where the other has been merged or deleted since
 */
export async function undoMerge(
  tx: Tx,
  before: Categories,
  now: Date,
  change: Merge,
): Promise<{ left: number; purged: number; code: string; name: string }> {
  if (change.before?.mergedInto)
    throw new ShopError('cannot_undo', 'A merge is not made again this way. Merge the category again.')
  const { mergedInto, moved, movedCategories } = readKept(MergeRecord, change.after)
  const was = readKept(RemovedCategory, (change.before?.was as Record<string, unknown>) ?? null)
  if (!Array.isArray(moved))
    throw refuse(
      `it moved ${moved.toLocaleString('en')} products, and which they were is kept for ${maxMovedKept} at most. ` +
        'Add the category again, and choose its products in the list of products.',
    )
  const { code, name } = was
  const into = mergedInto.code
  const isThere = before.rows.some(row => row.code === into)
  if (!isThere || (was.parent && before.old.get(code) !== into))
    throw refuse(`${mergedInto.name} has been merged or deleted since.`)
  const follow = was.formerly.filter(old => before.old.get(old) === into)
  await forgetRedirect(tx, code)
  const old = new Map([...before.old].filter(([from]) => from !== code))
  const { purged } = await insertAgain(tx, { ...before, old }, now, was)
  await leadTo(tx, follow, code)
  const codes = movedCategories.map(child => child.code)
  const ids = moved.map(({ id }) => id)
  const back =
    (await moveTheseCategories(tx, codes, { from: into, to: code })) +
    (await moveThese(tx, ids, { from: into, to: code, updatedAt: now }))
  if (back > 0) await indexAnew(tx, [code, ...codes])
  return { left: ids.length + codes.length - back, purged, code, name }
}
