import type { UndoResult } from '../../../contract/catalogue/staff-catalogue.ts'
import type { RecordedChange } from '../../audit/lock-undoable.ts'
import { readRecorded, type UndoScope, undoable, undoableOrder, undoBatch } from '../../audit/undoable.ts'
import type { Tx } from '../../db/schema.ts'
import type { Categories } from '../categories/categories.ts'
import { loadCategories } from '../categories/load-categories.ts'
import { isTaken } from './category-code.ts'
import { named, OrderRecord, RemovedCategory } from './category-record.ts'
import { type CategoryDeps, withCategories } from './change-categories.ts'
import { writeEdit } from './edit-category.ts'
import { insertAgain, keepPicture, refuseLostGroup } from './insert-again.ts'
import { countProducts, setPositions } from './queries.ts'
import { deleteEmpty, toRemoved } from './remove-category.ts'
import { undoMerge } from './undo-merge.ts'

type Scope = UndoScope & { before: Categories }

/**
 * Undoes one change of the categories, by its batch: what was added is deleted while it is empty, what was deleted comes back
 * under its code, and what was changed, moved, merged or ordered becomes as it was.
 * @throws not_found for an unknown batch
 * @throws cannot_undo when it was changed again since, or cannot be as it was any more
 * @throws category_in_use for one that was added and has something in it
 * @throws invalid where another has its name by now
 */
export const undoCategoryChange = (
  deps: CategoryDeps,
  userId: string,
  batchId: string,
): Promise<UndoResult> =>
  withCategories(deps, (tx, before) => undoBatch({ tx, deps, userId, before }, batchId, 'category', wayOf))

function wayOf({ after }: RecordedChange) {
  if (after && 'order' in after) return undoOrder
  return after && 'mergedInto' in after ? undoMerge : undoCategory
}

const undoCategory = undoable<Scope, RemovedCategory>('category', {
  read: async ({ tx }, { subjectId }) => {
    const now = await loadCategories(tx)
    const row = rowOf(now, subjectId)
    return row ? toRemoved(tx, now, row) : null
  },
  recall: async (_, recorded) => readRecorded(RemovedCategory.partial(), recorded),
  write: async (scope, undos) => {
    let purged = 0
    for (const { change, restored } of undos) {
      const row = rowOf(scope.before, change.subjectId)
      if (restored && row) purged += await restore(scope, row, restored)
      else if (restored) purged += await insertAgain(scope, readRecorded(RemovedCategory, restored))
      else if (row) await deleteEmpty(scope.tx, scope.before, row)
    }
    return { purged }
  },
  // A group that was renamed is still the same one.
  same: ({ parent, position: _, sizeChart: __, formerly: ___, ...record }) => ({
    ...record,
    parent: parent?.code ?? null,
  }),
  nameOf: ({ name }) => name,
  refusal: ({ after, subjectId }) =>
    after ? 'the category has been changed again since.' : `its address ${subjectId} is another's by now.`,
})

/** The category of a code, or the one that has been renamed from it; one that it was merged into is another. */
const rowOf = ({ rows, old, renamed }: Categories, subject: string) =>
  rows.find(({ code }) => code === subject) ??
  (renamed.has(subject) ? rows.find(({ code }) => code === old.get(subject)) : undefined)

/** Answers how many of its pictures are deleted. The address of one that has products by now stays. */
async function restore(
  { tx, before }: { tx: Tx; before: Categories },
  row: Categories['rows'][number],
  was: RemovedCategory,
): Promise<number> {
  refuseLostGroup(before.rows, was.parent)
  const stays = isTaken(before, was.code, row.code) || (await countProducts(tx)).has(row.code)
  const code = stays ? row.code : was.code
  const { url: picture, purged } =
    was.picture === row.picture ? { url: was.picture, purged: 0 } : await keepPicture(tx, was.picture)
  const { parent, sizeChart: _, formerly: __, ...rest } = was
  await writeEdit(tx, before.rows, row, { ...rest, code, picture, parent: parent?.code ?? null })
  return purged
}

const undoOrder = undoableOrder<Scope, { code: string; name: string }>('category', {
  record: OrderRecord,
  read: async ({ tx }, { subjectId }) => {
    const { rows } = await loadCategories(tx)
    const parent = rows.find(({ code }) => code === subjectId)?.code ?? null
    return rows.filter(row => row.parent === parent).map(named)
  },
  write: ({ tx }, codes) => setPositions(tx, codes),
  keyOf: ({ code }) => code,
  refusal: 'categories have been added, moved or put into another order since.',
})
