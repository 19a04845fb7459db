import type { Insertable } from 'kysely'
import type { Database, Tx } from '../db/schema.ts'

export const insertChanges = (tx: Tx, changes: readonly Insertable<Database['changes']>[]) =>
  tx.insertInto('changes').values(changes).execute()

/** What one act changed and nobody has taken back, oldest first; nobody else takes it back until the transaction ends. */
export const lockBatch = (tx: Tx, batchId: string, thing: Database['changes']['thing']) =>
  tx
    .selectFrom('changes')
    .select(['id', 'subjectId', 'action', 'before', 'after', 'undoneAt'])
    .where('batchId', '=', batchId)
    .where('thing', '=', thing)
    .orderBy('id')
    .forUpdate()
    .execute()

export const setUndone = (tx: Tx, ids: readonly string[], undoneAt: Date) =>
  tx.updateTable('changes').set({ undoneAt }).where('id', 'in', ids).execute()
