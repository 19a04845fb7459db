import type { Insertable } from 'kysely'
import { anyOf } from '../db/any-of.ts'
import type { Database, Db, Tx } from '../db/schema.ts'

type MediaRow = Insertable<Database['media']>

/** Inserts pictures; one that is known already stays as it is. */
export const insertMedia = (db: Db, rows: readonly MediaRow[]) =>
  db
    .insertInto('media')
    .values(rows)
    .onConflict(conflict => conflict.column('id').doNothing())
    .execute()

/** The placeholders of these pictures, which cannot be deleted until the transaction ends. */
export const findPlaceholders = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('media')
    .select(['id', 'placeholder'])
    .where('id', '=', anyOf(ids))
    .where('givenUpAt', 'is', null)
    .forKeyShare()
    .execute()

/** The sizes of these pictures, which cannot be deleted until the transaction ends. */
export const findSizes = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('media')
    .select(['id', 'width', 'height'])
    .where('id', '=', anyOf(ids))
    .where('givenUpAt', 'is', null)
    .forKeyShare()
    .execute()

/** Newest first. */
export async function findIdsWithoutPlaceholder(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('media')
    .select('id')
    .where('placeholder', 'is', null)
    .where('givenUpAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(row => row.id)
}

export const setPlaceholder = (db: Db, id: string, placeholder: string) =>
  db.updateTable('media').set({ placeholder }).where('id', '=', id).execute()

/** Newest first. */
export async function listMediaIds(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('media')
    .select('id')
    .where('givenUpAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(row => row.id)
}
