import { type CollectionInput, maxCollections } from '../../../contract/catalogue/collections.ts'
import type { UndoResult } from '../../../contract/catalogue/staff-catalogue.ts'
import { ShopError } from '../../../contract/errors.ts'
import type { RecordedChange } from '../../audit/lock-undoable.ts'
import {
  readRecorded,
  type UndoScope,
  undoable,
  undoableOrder,
  undoBatch,
  versionNoFormHolds,
} from '../../audit/undoable.ts'
import type { Tx } from '../../db/schema.ts'
import { type CollectionDeps, toRemoved, withCollections } from './change-collections.ts'
import { CollectionRecord, OrderRecord, RemovedCollection } from './collection-record.ts'
import { toWireRule } from './collection-wire.ts'
import type { Collections } from './collections.ts'
import { loadCollections } from './load-collections.ts'
import { deleteRow, findKnownProducts, insertOldSlugs, setPositions } from './queries.ts'
import { writeEdit, writeNew } from './save-collection.ts'

type Scope = UndoScope & { deps: CollectionDeps; before: Collections }

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
  withCollections(deps, (tx, before) => undoBatch({ tx, deps, userId, before }, batchId, 'collection', wayOf))

function wayOf({ action, after }: RecordedChange) {
  if (action === 'multiplied' || action === 'multiplication undone')
    throw new ShopError('cannot_undo', 'This was multiplied with all prices. Undo it with them.')
  return after && 'order' in after ? undoOrder : undoCollection
}

const undoCollection = undoable<Scope, RemovedCollection>('collection', {
  read: async ({ tx }, { subjectId }) => {
    const now = await loadCollections(tx)
    const row = now.rows.find(({ id }) => id === subjectId)
    return row ? toRemoved(tx, now, row) : null
  },
  recall: async ({ tx }, recorded) => {
    const kept = readRecorded(RemovedCollection.partial(), recorded)
    return kept.chosen ? { ...kept, chosen: await stillThere(tx, kept.chosen) } : kept
  },
  write: async (scope, undos) => {
    const { tx, deps, before } = scope
    let left = 0
    for (const { change, restored } of undos) {
      const { subjectId: id } = change
      const row = before.rows.find(each => each.id === id)
      const { chosen } = readRecorded(CollectionRecord.partial(), change.before ?? {})
      if (chosen && restored) left += chosen.length - restored.chosen.length
      if (restored && row) await writeEdit(tx, deps, before, { old: row, input: toInput(restored) })
      else if (restored) await insertAgain(scope, id, restored)
      else if (row) await deleteRow(tx, id)
    }
    return { left }
  },
  same: ({ chosen, position: _, formerly: __, ...record }) => ({
    ...record,
    chosen: chosen.map(({ id }) => id),
  }),
  refusal: () => 'the collection has been changed again since.',
})

const undoOrder = undoableOrder<Scope, { id: string; name: string }>('collection', {
  record: OrderRecord,
  read: async ({ tx }) => (await loadCollections(tx)).rows.map(({ id, name }) => ({ id, name })),
  write: ({ tx }, ids) => setPositions(tx, ids),
  keyOf: ({ id }) => id,
  refusal: 'collections have been added, deleted or put into another order since.',
})

/** Those of these products that are not deleted, in their order. */
async function stillThere(tx: Tx, chosen: CollectionRecord['chosen']): Promise<CollectionRecord['chosen']> {
  const ids = chosen.map(({ id }) => id)
  const known = new Set((await findKnownProducts(tx, ids)).map(({ id }) => id))
  return chosen.filter(({ id }) => known.has(id))
}

const toInput = ({ name, intro, hidden, inMenu, code, rule, chosen }: CollectionRecord): CollectionInput => ({
  name,
  intro,
  hidden,
  inMenu,
  slug: code,
  rule: rule && toWireRule(rule),
  products: chosen.map(({ id }) => id),
})

async function insertAgain({ tx, deps, before }: Scope, id: string, was: RemovedCollection): Promise<void> {
  if (before.rows.length >= maxCollections)
    throw new ShopError('invalid', `A shop has at most ${maxCollections} collections.`)
  const { position, formerly } = readRecorded(RemovedCollection, was)
  const place = { id, version: versionNoFormHolds(deps.clock()), position }
  await writeNew(tx, deps, before, { input: toInput(was), place })
  const isTaken = (slug: string) => before.old.has(slug) || before.rows.some(other => other.slug === slug)
  await insertOldSlugs(
    tx,
    id,
    formerly.filter(slug => !isTaken(slug)),
  )
}
