import { type CollectionInput, maxCollections } from '../../../contract/catalogue/collections.ts'
import type { UndoResult } from '../../../contract/catalogue/staff-catalogue.ts'
import { ShopError } from '../../../contract/errors.ts'
import {
  isAsLeft,
  lockToUndo,
  markUndone,
  type RecordedChange,
  readKept,
  unseenVersion,
} from '../../audit/lock-undoable.ts'
import { recordChange } from '../../audit/record-change.ts'
import type { Fields, Tx } from '../../db/schema.ts'
import { type CollectionDeps, changeOf, deleteCollection, withCollections } from './change-collections.ts'
import { CollectionRecord, OrderRecord, RemovedCollection, toRecord } from './collection-record.ts'
import { toWireRule } from './collection-wire.ts'
import type { Collections } from './collections.ts'
import { findKnownProducts, insertOldSlugs, setPositions } from './queries.ts'
import { writeEdit, writeNew } from './save-collection.ts'

type Undo = { tx: Tx; deps: CollectionDeps; before: Collections; now: Date; change: RecordedChange }

/** What undoing changed, for the audit trail; `left` counts chosen products that are gone. */
type Undone = { before: Fields | null; after: Fields | null; left?: number }

/**
 * Undoes one change of the collections, by its batch: what was added is deleted, what was deleted comes back under its id and
 * addresses, and what was changed or ordered becomes as it was.
 * @throws not_found for an unknown batch
 * @throws cannot_undo when it was changed again since
 * @throws invalid where another has its name or address by now, or a category of its rule is gone
 */
export const undoCollectionChange = (
  deps: CollectionDeps,
  userId: string,
  batchId: string,
): Promise<UndoResult> =>
  withCollections(deps, async (tx, before) => {
    const [change] = await lockToUndo(tx, batchId, 'collection')
    const undone = await undoOne({ tx, deps, before, now: deps.clock(), change })
    const subject = { id: change.subjectId, name: change.subject }
    const kept = { action: 'taken back', before: undone.before, after: undone.after }
    await recordChange(tx, deps, changeOf(userId, subject, kept))
    await markUndone(tx, deps, [change.id])
    return { undone: 1, left: undone.left ?? 0, purged: 0 }
  })

/** These are undone together with what else they changed, by the batch of the prices. */
const withPrices = ['multiplied', 'undone']

async function undoOne(undo: Undo): Promise<Undone> {
  const { action, before, after } = undo.change
  if (withPrices.includes(action))
    throw new ShopError('cannot_undo', 'This was multiplied with all prices. Undo it with them.')
  if (after && 'order' in after) return undoOrder(undo)
  if (!before) {
    const { row } = await asLeft(undo)
    return { before: await deleteCollection(undo.tx, undo.before, row), after: null }
  }
  return after ? undoEdit(undo) : insertAgain(undo)
}

/** The collection that a change left, if it is still so; products that were deleted since do not count. */
async function asLeft({ tx, before: { rows }, change }: Undo) {
  const row = rows.find(({ id }) => id === change.subjectId)
  const after = readKept(CollectionRecord.partial(), change.after)
  const current = row && (await toRecord(tx, row))
  const there = await idsOf(tx, after.chosen ?? [])
  const withoutTitles = ({ chosen, ...record }: CollectionRecord) => ({
    ...record,
    chosen: chosen.flatMap(({ id }) => (after.chosen && !there.includes(id) ? [] : id)),
  })
  if (!row || !current || !isAsLeft(current, after, withoutTitles))
    throw new ShopError('cannot_undo', 'This cannot be undone: the collection has been changed again since.')
  return { row, current }
}

/** The ids of those of these products that are not deleted, in their order. */
async function idsOf(tx: Tx, chosen: CollectionRecord['chosen']): Promise<string[]> {
  const ids = chosen.map(({ id }) => id)
  const known = new Set((await findKnownProducts(tx, ids)).map(({ id }) => id))
  return ids.filter(id => known.has(id))
}

const toInput = (
  { chosen: _, code: slug, rule, ...record }: CollectionRecord,
  products: string[],
): CollectionInput => ({ ...record, slug, rule: rule && toWireRule(rule), products })

async function undoEdit(undo: Undo): Promise<Undone> {
  const { row, current } = await asLeft(undo)
  const restored = { ...current, ...readKept(CollectionRecord.partial(), undo.change.before) }
  const ids = await idsOf(undo.tx, restored.chosen)
  const made = await writeEdit(undo.tx, undo.deps, undo.before, {
    old: row,
    input: toInput(restored, ids),
  })
  return {
    before: current,
    after: await toRecord(undo.tx, made),
    left: restored.chosen.length - ids.length,
  }
}

async function insertAgain({ tx, deps, before, now, change }: Undo): Promise<Undone> {
  const { position, formerly, ...was } = readKept(RemovedCollection, change.before)
  if (before.rows.length >= maxCollections)
    throw new ShopError('invalid', `A shop has at most ${maxCollections} collections.`)
  const ids = await idsOf(tx, was.chosen)
  const place = { id: change.subjectId, version: unseenVersion(now), position }
  const row = await writeNew(tx, deps, before, { input: toInput(was, ids), place })
  const isTaken = (slug: string) => before.old.has(slug) || before.rows.some(other => other.slug === slug)
  const free = formerly.filter(slug => !isTaken(slug))
  await insertOldSlugs(tx, row.id, free)
  const after = { ...(await toRecord(tx, row)), position, formerly: free }
  return { before: null, after, left: was.chosen.length - ids.length }
}

/** Possible while these are all collections, in the order that the change gave them. */
async function undoOrder({ tx, before: { rows }, change }: Undo): Promise<Undone> {
  const [was, is] = [readKept(OrderRecord, change.before), readKept(OrderRecord, change.after)]
  if (rows.map(({ id }) => id).join() !== is.order.map(({ id }) => id).join())
    throw new ShopError(
      'cannot_undo',
      'This cannot be undone: collections have been added, deleted or put into another order since.',
    )
  await setPositions(
    tx,
    was.order.map(({ id }) => id),
  )
  return { before: is, after: was }
}
