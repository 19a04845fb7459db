import type { CollectionList, CollectionOrder } from '../../../contract/collections.ts'
import { ShopError } from '../../../contract/errors.ts'
import { type ChangeInput, recordChange } from '../../audit/record-change.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Fields, Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import type { CollectionRow, Collections } from './collections.ts'
import { listCollections } from './list-collections.ts'
import { loadCollections } from './load-collections.ts'
import { deleteRow, findChosen, lockTable, setPositions } from './queries.ts'

export type CollectionDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'settings' | 'collections'>

/**
 * Changes the collections, one change after the other; from the answer on this process works with them, every other within
 * a second.
 */
export async function changeCollections(
  deps: CollectionDeps,
  change: (tx: Tx, before: Collections) => Promise<void>,
): Promise<CollectionList> {
  await inTransaction(deps.db, async tx => {
    await lockTable(tx)
    await change(tx, await loadCollections(tx))
  })
  await deps.collections.refresh()
  return listCollections(deps)
}

/** @throws not_found for an id that is no collection's */
export function getCollection({ rows }: Collections, wanted: string): CollectionRow {
  const row = rows.find(({ id }) => id === wanted)
  if (!row) throw new ShopError('not_found', 'There is no such collection.')
  return row
}

/** What the audit trail holds of a collection; its products by title. */
export async function toRecord(tx: Tx, row: CollectionRow): Promise<Fields> {
  const chosen = await findChosen(tx)
  return {
    ...{ name: row.name, code: row.slug, intro: row.intro, hidden: row.hidden, inMenu: row.inMenu },
    rule: row.rule,
    chosen: chosen.flatMap(({ collectionId, title }) => (collectionId === row.id ? title : [])),
  }
}

/** A collection's change as the audit trail has it. */
export const changeOf = (
  userId: string,
  { id, name }: Pick<CollectionRow, 'id' | 'name'>,
  change: { action: string; before: Fields | null; after: Fields | null },
): ChangeInput => ({ userId, thing: 'collection', subjectId: id, subject: name, ...change })

/**
 * Deletes a collection; its products stay, and its addresses lead nowhere.
 * @throws not_found
 */
export const removeCollection = (deps: CollectionDeps, userId: string, id: string): Promise<CollectionList> =>
  changeCollections(deps, async (tx, collections) => {
    const row = getCollection(collections, id)
    const before = await toRecord(tx, row)
    await deleteRow(tx, id)
    await recordChange(tx, deps, changeOf(userId, row, { action: 'deleted', before, after: null }))
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
      order.map(wanted => rows.find(({ id }) => id === wanted)?.name ?? wanted)
    const subject = { id: 'collections', name: 'Collections' }
    const change = { before: { order: namesOf(found) }, after: { order: namesOf(ids) } }
    await recordChange(tx, deps, changeOf(userId, subject, { action: 'ordered', ...change }))
  })
