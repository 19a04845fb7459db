import type { CollectionList, CollectionOrder } from '../../../contract/catalogue/collections.ts'
import type { ChangeAction } from '../../../contract/changes/change-words.ts'
import { ShopError } from '../../../contract/errors.ts'
import { type ChangeInput, recordChange } from '../../audit/record-change.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Fields, Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { type RemovedCollection, toRecord } from './collection-record.ts'
import type { CollectionRow, Collections } from './collections.ts'
import { listCollections } from './list-collections.ts'
import { loadCollections } from './load-collections.ts'
import { deleteRow, lockTable, positionOf, setPositions } from './queries.ts'

export type CollectionDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'settings' | 'collections'>

/**
 * Changes the collections, one change after the other; from the answer on this process works with them, every other within
 * a second.
 */
export async function changeCollections(
  deps: CollectionDeps,
  change: (tx: Tx, before: Collections) => Promise<void>,
): Promise<CollectionList> {
  await withCollections(deps, change)
  return listCollections(deps)
}

/** The same for a change with an answer of its own. */
export async function withCollections<Result>(
  deps: CollectionDeps,
  change: (tx: Tx, before: Collections) => Promise<Result>,
): Promise<Result> {
  const result = await inTransaction(deps.db, async tx => {
    await lockTable(tx)
    return change(tx, await loadCollections(tx))
  })
  await deps.collections.refresh()
  return result
}

/** @throws not_found for an id that is no collection's */
export function getCollection({ rows }: Collections, wanted: string): CollectionRow {
  const row = rows.find(({ id }) => id === wanted)
  if (!row) throw new ShopError('not_found', 'There is no such collection.')
  return row
}

/** A collection's change as the audit trail has it. */
export const changeOf = (
  userId: string,
  { id, name }: Pick<CollectionRow, 'id' | 'name'>,
  change: { action: ChangeAction<'collection'>; before: Fields | null; after: Fields | null },
): ChangeInput => ({ userId, subjectType: 'collection', subjectId: id, subject: name, ...change })

/**
 * Deletes a collection; its products stay, and its addresses lead nowhere.
 * @throws not_found
 */
export const removeCollection = (deps: CollectionDeps, userId: string, id: string): Promise<CollectionList> =>
  changeCollections(deps, async (tx, collections) => {
    const row = getCollection(collections, id)
    const before = await toRemoved(tx, collections, row)
    await deleteRow(tx, id)
    await recordChange(tx, deps, changeOf(userId, row, { action: 'deleted', before, after: null }))
  })

/** What a collection is with what goes with it, before it is deleted. */
export const toRemoved = async (
  tx: Tx,
  { old }: Collections,
  row: CollectionRow,
): Promise<RemovedCollection> => ({
  ...(await toRecord(tx, row)),
  position: await positionOf(tx, row.id),
  formerly: [...old].flatMap(([slug, id]) => (id === row.id ? slug : [])),
})

/**
 * Puts the collections into the order of `ids`.
 * @throws collection_changed when these are not all of them
 */
export const orderCollections = (
  deps: CollectionDeps,
  userId: string,
  { ids }: CollectionOrder,
): Promise<CollectionList> =>
  changeCollections(deps, async (tx, { rows }) => {
    const found = rows.map(({ id }) => id)
    if (found.toSorted().join() !== ids.toSorted().join())
      throw new ShopError(
        'collection_changed',
        'Somebody has added or deleted collections since you opened them.',
      )
    await setPositions(tx, ids)
    const namesOf = (order: readonly string[]) =>
      order.map(wanted => ({ id: wanted, name: rows.find(({ id }) => id === wanted)?.name ?? wanted }))
    const subject = { id: 'collections', name: 'Collections' }
    const change = { before: { order: namesOf(found) }, after: { order: namesOf(ids) } }
    await recordChange(tx, deps, changeOf(userId, subject, { action: 'ordered', ...change }))
  })
