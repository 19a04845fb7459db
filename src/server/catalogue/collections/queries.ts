import { type Insertable, sql, type Updateable } from 'kysely'
import { anyOf } from '../../db/any-of.ts'
import type { Database, Db, Tx } from '../../db/schema.ts'

/** Whoever changes collections waits until the transaction has ended. */
export const lockTable = (tx: Tx) => sql`lock table collections in exclusive mode`.execute(tx)

export const findRows = (db: Db | Tx) =>
  db
    .selectFrom('collections')
    .select(['id', 'slug', 'name', 'intro', 'rule', 'hidden', 'inMenu', 'version'])
    .orderBy('position')
    .orderBy('id')
    .execute()

export const findOldSlugs = (db: Db | Tx) =>
  db.selectFrom('oldCollections').select(['slug', 'collectionId']).orderBy('slug').execute()

/** The chosen products of a collection in their order. */
export async function findProductIds(db: Db, collectionId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('collectionProducts')
    .where('collectionId', '=', collectionId)
    .select('productId')
    .orderBy('position')
    .execute()
  return rows.map(({ productId }) => productId)
}

/** The chosen products of all collections that are not deleted, in their order. */
export const findChosen = (db: Db | Tx) =>
  db
    .selectFrom('collectionProducts')
    .innerJoin('products', 'products.id', 'productId')
    .where('archivedAt', 'is', null)
    .select(['collectionId', 'productId', 'title', sql<string | null>`pictures -> 0 ->> 'url'`.as('picture')])
    .orderBy('position')
    .execute()

/** Which of these ids are products' that are not deleted. */
export const findKnownProducts = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('products')
    .where('id', '=', anyOf(ids))
    .where('archivedAt', 'is', null)
    .select('id')
    .orderBy('id')
    .forKeyShare()
    .execute()

export const insertRow = (tx: Tx, row: Insertable<Database['collections']>) =>
  tx.insertInto('collections').values(row).execute()

export const updateRow = (tx: Tx, id: string, row: Updateable<Database['collections']>) =>
  tx.updateTable('collections').set(row).where('id', '=', id).execute()

export const deleteRow = (tx: Tx, id: string) => tx.deleteFrom('collections').where('id', '=', id).execute()

export async function setProducts(tx: Tx, collectionId: string, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('collectionProducts').where('collectionId', '=', collectionId).execute()
  if (ids.length === 0) return
  const rows = ids.map((productId, position) => ({ collectionId, productId, position }))
  await tx.insertInto('collectionProducts').values(rows).execute()
}

/** Has a former slug lead to a collection, which has `slug` now. */
export async function redirectSlug(
  tx: Tx,
  id: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await tx.deleteFrom('oldCollections').where('slug', '=', to).execute()
  await tx.insertInto('oldCollections').values({ slug: from, collectionId: id }).execute()
}

/** Has these slugs lead to a collection. */
export async function insertOldSlugs(tx: Tx, collectionId: string, slugs: readonly string[]): Promise<void> {
  if (slugs.length === 0) return
  const rows = slugs.map(slug => ({ slug, collectionId }))
  await tx.insertInto('oldCollections').values(rows).execute()
}

/** Its place among the others. */
export async function positionOf(tx: Tx, id: string): Promise<number> {
  const row = tx.selectFrom('collections').where('id', '=', id).select('position')
  return (await row.executeTakeFirstOrThrow()).position
}

/** The place behind all others. */
export async function nextPosition(tx: Tx): Promise<number> {
  const { rows } = await sql<{ last: number | null }>`select max(position) as last from collections`.execute(
    tx,
  )
  return (rows[0]?.last ?? 0) + 1
}

/** Numbers the collections in the order of their ids. */
export const setPositions = (tx: Tx, ids: readonly string[]) =>
  sql`
    update collections set position = listed.nth
    from unnest(${ids}::text[]) with ordinality as listed(id, nth)
    where collections.id = listed.id`.execute(tx)

/** The products with a tag that are not deleted. */
export async function findTagged(db: Db, tag: string): Promise<string[]> {
  const rows = await db
    .selectFrom('products')
    .where('archivedAt', 'is', null)
    .where(sql<boolean>`tags @> ${JSON.stringify([tag])}::jsonb`)
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}
