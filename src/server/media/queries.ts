import type { Insertable } from 'kysely'
import type { Database, Db } from '../db/schema.ts'

type MediaRow = Insertable<Database['media']>

/** Keeps what is known of a picture; one that is known already stays as it is. */
export const insertMedia = (db: Db, row: MediaRow) =>
  db
    .insertInto('media')
    .values(row)
    .onConflict(conflict => conflict.column('id').doNothing())
    .execute()

/** The newest first. */
export async function listMediaIds(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('media')
    .select('id')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(row => row.id)
}
