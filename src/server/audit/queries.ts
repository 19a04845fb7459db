import { type Insertable, sql } from 'kysely'
import type { ChangeAction, ChangeSubject } from '../../contract/changes/change-words.ts'
import { anyOf } from '../db/any-of.ts'
import type { Database, Db, Fields, Tx } from '../db/schema.ts'

export const insertChanges = (tx: Tx, changes: readonly Insertable<Database['changes']>[]) =>
  tx.insertInto('changes').values(changes).execute()

type ReadingRow = Pick<Insertable<Database['changes']>, 'id' | 'userId' | 'subjectId' | 'subject'> & {
  at: Date
  after: Fields
}

/** Inserts it unless there is one of the same person and buyer within these moments; says whether it did. */
export async function insertReading(
  db: Db,
  reading: ReadingRow,
  { since, until }: { since: Date; until: Date },
): Promise<boolean> {
  const { id, at, userId, subjectId, subject, after } = reading
  const { numAffectedRows } = await sql`
    insert into changes (id, batch_id, at, user_id, thing, subject_id, subject, action, before, after)
    select ${id}::text, ${id}::text, ${at}::timestamptz, ${userId}::text, 'customer', ${subjectId}::text,
      ${subject}::text, 'read the record', null, ${JSON.stringify(after)}::jsonb
    where not exists (select from changes where subject_id = ${subjectId} and user_id = ${userId}
      and thing = 'customer' and at > ${since} and at <= ${until})`.execute(db)
  return numAffectedRows === 1n
}

/** The changes of a batch, oldest first, locked until the transaction ends. */
export const lockBatch = (tx: Tx, batchId: string, subjectType: ChangeSubject) =>
  tx
    .selectFrom('changes')
    .select(['id', 'subjectId', 'subject', 'action', 'before', 'after', 'undoneAt'])
    .where('batchId', '=', batchId)
    .where('thing', '=', subjectType)
    .orderBy('id')
    .forUpdate()
    .execute()

/** A later change of the shop's currency; ids grow with time. */
export const findNewCurrency = (tx: Tx, changeId: string) =>
  tx
    .selectFrom('changes')
    .select('id')
    .where('thing', '=', 'settings')
    .where('subjectId', '=', 'money')
    .where('id', '>', changeId)
    .where(sql<boolean>`after -> 'currency' is not null`)
    .limit(1)
    .executeTakeFirst()

export const setActor = (
  tx: Tx,
  { from, to, subjectIds }: { from: string; to: string; subjectIds: readonly string[] },
) =>
  tx
    .updateTable('changes')
    .set({ userId: to })
    .where('userId', '=', from)
    .where('subjectId', '=', anyOf(subjectIds))
    .execute()

export const setUndone = (tx: Tx, ids: readonly string[], undoneAt: Date) =>
  tx.updateTable('changes').set({ undoneAt }).where('id', '=', anyOf(ids)).execute()

/** Changes of these subjects with this action, oldest first. */
export const findChangesOf = (db: Db | Tx, subjectIds: readonly string[], action: ChangeAction) =>
  db
    .selectFrom('changes')
    .leftJoin('users', 'users.id', 'changes.userId')
    .where('subjectId', '=', anyOf(subjectIds))
    .where('action', '=', action)
    .select(['subjectId', 'at', 'before', 'after', 'userId', 'machine', 'firstName', 'lastName'])
    .orderBy('changes.id')
    .execute()

export const renameSubject = (tx: Tx, subjectId: string, subject: string) =>
  tx.updateTable('changes').set({ subject }).where('subjectId', '=', subjectId).execute()

/** Takes fields out of what changes say; the changes themselves stay. */
export const deleteFields = (tx: Tx, subjectIds: readonly string[], fields: readonly string[]) =>
  sql`update changes set before = before - ${fields}::text[], after = after - ${fields}::text[]
    where subject_id = ${anyOf(subjectIds)}`.execute(tx)

/** Only looks into buyers' records. */
export const deleteReadingsBefore = (db: Db, before: Date) =>
  db
    .deleteFrom('changes')
    .where('thing', '=', 'customer')
    .where('action', '=', 'read the record')
    .where('at', '<', before)
    .execute()
