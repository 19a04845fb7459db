import { sql } from 'kysely'
import type { Colour, Db, Picture, Tx } from '../../../db/schema.ts'

/** Ids of products, archived ones too, with a picture of the shop's own that has no placeholder yet; newest first. */
export async function listWithoutPlaceholders(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where(sql<boolean>`exists (select from jsonb_array_elements(pictures) as picture
      where picture ->> 'url' like '/media/%' and picture ->> 'placeholder' is null)`)
    .orderBy('createdAt', 'desc')
    .execute()
  return rows.map(row => row.id)
}

/** The pictures of a product, locked until the transaction ends. */
export async function lockPictures(tx: Tx, id: string): Promise<Picture[]> {
  const query = tx.selectFrom('products').select('pictures').where('id', '=', id).forNoKeyUpdate()
  return (await query.executeTakeFirstOrThrow()).pictures
}

export const setPictures = (tx: Tx, id: string, pictures: readonly Picture[]) =>
  tx
    .updateTable('products')
    .set({ pictures: JSON.stringify(pictures) })
    .where('id', '=', id)
    .execute()

/** Products that name pictures of other sites, newest first. */
export const listWithRemotePictures = (db: Db) =>
  db
    .selectFrom('products')
    .select(['id', 'pictures', 'colors'])
    // Word for word as in the index that finds them.
    .where(sql<boolean>`(jsonb_path_exists(pictures, '$[*].url ? (@ starts with "https:")')
      or jsonb_path_exists(colors, '$[*].image ? (@ starts with "https:")'))`)
    .orderBy('createdAt', 'desc')
    .execute()

/** The pictures of a product and of its colours, locked until the transaction ends. */
export const lockAllPictures = (tx: Tx, id: string) =>
  tx
    .selectFrom('products')
    .select(['pictures', 'colors'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()

export const setAllPictures = (
  tx: Tx,
  id: string,
  { pictures, colors }: { pictures: readonly Picture[]; colors: readonly Colour[] },
) =>
  tx
    .updateTable('products')
    .set({ pictures: JSON.stringify(pictures), colors: JSON.stringify(colors) })
    .where('id', '=', id)
    .execute()
