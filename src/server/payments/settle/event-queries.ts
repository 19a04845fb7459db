import type { Db } from '../../db/schema.ts'

/** True for an event that has not been acted upon, new or repeated. */
export async function recordEvent(db: Db, event: { id: string; kind: string; now: Date }): Promise<boolean> {
  const { id, kind, now } = event
  await db
    .insertInto('cardEvents')
    .values({ id, kind, receivedAt: now, doneAt: null })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const row = await db
    .selectFrom('cardEvents')
    .where('id', '=', id)
    .where('doneAt', 'is', null)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

export const markEventDone = (db: Db, id: string, now: Date) =>
  db.updateTable('cardEvents').set({ doneAt: now }).where('id', '=', id).execute()

export const deleteOldEvents = (db: Db, before: Date) =>
  db.deleteFrom('cardEvents').where('receivedAt', '<', before).execute()
