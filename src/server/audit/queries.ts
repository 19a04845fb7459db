import type { Insertable } from 'kysely'
import { anyOf } from '../db/any-of.ts'
import type { Database, Db, Tx } from '../db/schema.ts'

export const insertChanges = (tx: Tx, changes: readonly Insertable<Database['changes']>[]) =>
  tx.insertInto('changes').values(changes).execute()

/** The changes of a batch, oldest first, locked until the transaction ends. */
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
  tx.updateTable('changes').set({ undoneAt }).where('id', '=', anyOf(ids)).execute()

/** Changes of these subjects with this action, oldest first. */
export const findChangesOf = (db: Db | Tx, subjectIds: readonly string[], action: string) =>
  db
    .selectFrom('changes')
    .innerJoin('users', 'users.id', 'changes.userId')
    .where('subjectId', '=', anyOf(subjectIds))
    .where('action', '=', action)
    .select(['subjectId', 'at', 'after', 'userId', 'firstName', 'lastName'])
    .orderBy('changes.id')
    .execute()
