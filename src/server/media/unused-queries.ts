import { sql } from 'kysely'
import type { Db, Tx } from '../db/schema.ts'

/** The ids of all pictures that a product, on sale or archived, or an order shows, whatever size they name. */
const shownPictures = sql<string>`(
  select (regexp_matches(words, '/media/([A-Za-z0-9-]+)/', 'g'))[1]
  from (
    select concat_ws(' ', pictures, colors, description) as words from products
    union all
    select image from order_lines
  ) as places)`

/** Notes since when nothing shows an uploaded picture, and forgets it of those that are shown again. */
export const updateUnusedSince = (db: Db, now: Date) =>
  db
    .updateTable('media')
    .set({ unusedSince: sql<Date | null>`case when unused_since is null then ${now}::timestamptz end` })
    .where('createdBy', 'is not', null)
    .where('givenUpAt', 'is', null)
    .where(sql<boolean>`(unused_since is not null) = (id in ${shownPictures})`)
    .execute()

/** Locks what nothing has shown since then; a picture that is being put into a product right now is left alone. */
export async function lockUnusedSince(tx: Tx, since: Date): Promise<string[]> {
  const rows = await tx
    .selectFrom('media')
    .select('id')
    .where('unusedSince', '<=', since)
    .where('givenUpAt', 'is', null)
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map(row => row.id)
}

/** Asks once more whether nothing shows them: what was saved before they were locked is seen by now. */
export const markGivenUp = (tx: Tx, ids: readonly string[], now: Date) =>
  tx
    .updateTable('media')
    .set({ givenUpAt: now })
    .where('id', 'in', ids)
    .where(sql<boolean>`id not in ${shownPictures}`)
    .execute()

export async function findGivenUp(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('media').select('id').where('givenUpAt', 'is not', null).execute()
  return rows.map(row => row.id)
}

export const deleteMedia = (db: Db, id: string) => db.deleteFrom('media').where('id', '=', id).execute()
