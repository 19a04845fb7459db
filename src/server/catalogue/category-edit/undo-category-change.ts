import type { UndoResult } from '../../../contract/catalogue/staff-catalogue.ts'
import { ShopError } from '../../../contract/errors.ts'
import { isAsLeft, lockToUndo, markUndone, type RecordedChange, readKept } from '../../audit/lock-undoable.ts'
import { recordChange } from '../../audit/record-change.ts'
import type { Fields, Tx } from '../../db/schema.ts'
import type { Categories } from '../categories/categories.ts'
import { CategoryRecord, OrderRecord, RemovedCategory, toRecord, withoutNames } from './category-record.ts'
import { type CategoryDeps, changeOf, withCategories } from './change-categories.ts'
import { writeEdit } from './edit-category.ts'
import { insertAgain, keepPicture, refuseLostGroup } from './insert-again.ts'
import { setPositions } from './queries.ts'
import { deleteEmpty } from './remove-category.ts'
import { undoMerge } from './undo-merge.ts'

type Undo = { tx: Tx; before: Categories; now: Date; change: RecordedChange }

/** What undoing changed, for the audit trail. */
type Undone = { name?: string; before: Fields | null; after: Fields | null; left?: number; purged?: number }

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
  withCategories(deps, async (tx, before) => {
    const [change] = await lockToUndo(tx, batchId, 'category')
    const undone = await undoOne({ tx, before, now: deps.clock(), change })
    const { left = 0, purged = 0, name = change.subject } = undone
    const kept = { action: 'undone', before: undone.before, after: undone.after }
    await recordChange(tx, deps, changeOf(userId, { code: change.subjectId, name }, kept))
    await markUndone(tx, deps, [change.id])
    return { undone: 1, left, purged }
  })

async function undoOne(undo: Undo): Promise<Undone> {
  const { tx, before, now, change } = undo
  if (change.after && 'order' in change.after) return undoOrder(undo)
  if (change.after && 'mergedInto' in change.after) {
    const { left, purged } = await undoMerge(tx, before, now, change)
    const { mergedInto } = change.after
    return { before: { mergedInto }, after: { mergedInto: null }, left, purged }
  }
  if (!change.before) return undoAdded(undo)
  if (change.after) return undoEdit(undo)
  const was = readKept(RemovedCategory, change.before)
  const { purged } = await insertAgain(tx, before, now, was)
  return { before: null, after: { ...was, ...(purged > 0 && { picture: '' }) }, purged }
}

const changedSince = () =>
  new ShopError('cannot_undo', 'This cannot be undone: the category has been changed again since.')

/** The category that a change left, if it is still so. */
function asLeft({ before: { rows }, change }: Undo) {
  const row = rows.find(({ code }) => code === change.subjectId)
  const after = readKept(CategoryRecord.partial(), change.after)
  const current = row && toRecord(rows, row)
  if (!row || !current || !isAsLeft(current, after, withoutNames)) throw changedSince()
  return { row, current }
}

async function undoAdded(undo: Undo): Promise<Undone> {
  const { row } = asLeft(undo)
  return { before: await deleteEmpty(undo.tx, undo.before, row), after: null }
}

const EditRecord = CategoryRecord.extend({ position: RemovedCategory.shape.position }).partial()

async function undoEdit(undo: Undo): Promise<Undone> {
  const { tx, before } = undo
  const { row, current } = asLeft(undo)
  const { position, ...was } = readKept(EditRecord, undo.change.before)
  const restored = { ...current, ...was }
  refuseLostGroup(before.rows, restored.parent)
  const kept = restored.picture === row.picture ? null : await keepPicture(tx, restored.picture)
  const picture = kept?.url ?? restored.picture
  const to = { ...restored, picture, parent: restored.parent?.code ?? null }
  await writeEdit(tx, before.rows, row, { ...to, position })
  return {
    name: row.name,
    before: current,
    after: { ...restored, picture },
    purged: kept?.purged ?? 0,
  }
}

/** Possible while these are all of the group's, in the order that the change gave them. */
async function undoOrder({ tx, before: { rows }, change }: Undo): Promise<Undone> {
  const [was, is] = [readKept(OrderRecord, change.before), readKept(OrderRecord, change.after)]
  const parent = rows.find(({ code }) => code === change.subjectId)?.code ?? null
  const current = rows.filter(row => row.parent === parent).map(({ code }) => code)
  if (current.join() !== is.order.map(({ code }) => code).join())
    throw new ShopError(
      'cannot_undo',
      'This cannot be undone: categories have been added, moved or put into another order since.',
    )
  await setPositions(
    tx,
    was.order.map(({ code }) => code),
  )
  return { before: is, after: was }
}
