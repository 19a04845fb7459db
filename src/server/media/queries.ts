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
