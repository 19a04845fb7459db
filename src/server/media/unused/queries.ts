import { sql } from 'kysely'
import { anyOf } from '../../db/any-of.ts'
import type { Db, Tx } from '../../db/schema.ts'

/** The ids of all pictures shown by a product, archived or not, by an order, by a category, or as the look of the shop. */
const shownPictures = sql<string>`(
  select (regexp_matches(words, '/media/([A-Za-z0-9-]+)/', 'g'))[1]
  from (
    select concat_ws(' ', pictures, colors, description) as words from products
    union all
    select image from order_lines
    union all
    select value::text from settings
    union all
    select picture from categories
  ) as places)`

/** Records since when nothing shows a picture, and clears that for pictures shown again. */
export const updateUnusedSince = (db: Db, now: Date) =>
  db
    .updateTable('media')
    .set({ unusedSince: sql<Date | null>`case when unused_since is null then ${now}::timestamptz end` })
    .where('createdBy', 'is not', null)
    .where('givenUpAt', 'is', null)
    .where(sql<boolean>`(unused_since is not null) = (id in ${shownPictures})`)
    .execute()

/** Locks the pictures unused since then; one that is being put into a product right now is left alone. */
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

/** Checks once more that nothing shows them: what was saved before they were locked is visible by now. */
export const markForDeletion = (tx: Tx, ids: readonly string[], now: Date) =>
  tx
    .updateTable('media')
    .set({ givenUpAt: now })
    .where('id', '=', anyOf(ids))
    .where(sql<boolean>`id not in ${shownPictures}`)
    .execute()

export async function findMarkedForDeletion(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('media').select('id').where('givenUpAt', 'is not', null).execute()
  return rows.map(row => row.id)
}

export const deleteMedia = (db: Db, id: string) => db.deleteFrom('media').where('id', '=', id).execute()
