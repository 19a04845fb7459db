import { type Insertable, type SelectQueryBuilder, sql } from 'kysely'
import { anyOf } from '../../db/any-of.ts'
import type { Database, Db, Tx } from '../../db/schema.ts'
import { selectListed, selectProducts } from './queries.ts'

/** The key of the advisory lock; any number that no other lock uses. */
const slugLock = 7_401

/** Locks the giving of slugs until the transaction ends, so that no two products get the same one. */
export const lockSlugs = (tx: Tx) => sql`select pg_advisory_xact_lock(${sql.lit(slugLock)})`.execute(tx)

/**
 * Which of these slugs and their numbered followers lead, or once led, to a product, archived ones included, other than
 * `productId`. Slugs are letters, digits and dashes, so only followers sort between a slug and the same with a full stop.
 */
export async function findTakenSlugs(
  tx: Tx,
  slugs: readonly string[],
  productId: string | null = null,
): Promise<Set<string>> {
  const { rows } = await sql<{ slug: string }>`
    select taken.slug from unnest(${slugs}::text[]) as wanted(slug)
    cross join lateral (
      select slug, id as product_id from products where slug ~>=~ wanted.slug and slug ~<~ (wanted.slug || '.')
      union all
      select slug, product_id from old_slugs where slug ~>=~ wanted.slug and slug ~<~ (wanted.slug || '.')) as taken
    where product_id is distinct from ${productId}::text`.execute(tx)
  return new Set(rows.map(row => row.slug))
}

export const keepOldSlug = (tx: Tx, old: Insertable<Database['oldSlugs']>) =>
  tx.insertInto('oldSlugs').values(old).execute()

/** The same for several; one that leads somewhere already is left alone. */
export async function keepOldSlugs(tx: Tx, old: Insertable<Database['oldSlugs']>[]): Promise<void> {
  if (old.length === 0) return
  const kept = tx.insertInto('oldSlugs').values(old)
  await kept.onConflict(conflict => conflict.column('slug').doNothing()).execute()
}

export const deleteOldSlug = (tx: Tx, slug: string) =>
  tx.deleteFrom('oldSlugs').where('slug', '=', slug).execute()

/** The one that an id, slug or former slug leads to; an id counts before a slug, a slug before a former one. */
const named = <Row>(products: SelectQueryBuilder<Database, 'products', Row>, name: string) =>
  products
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('id', '=', name),
        eb('slug', '=', name),
        eb('id', '=', selectFrom('oldSlugs').select('productId').where('oldSlugs.slug', '=', name)),
      ]),
    )
    .orderBy(sql`id = ${name}`, 'desc')
    .orderBy(sql`slug = ${name}`, 'desc')
    .limit(1)

/** The listed product of an id, slug or former slug. */
export const selectListedByName = (db: Db | Tx, { name, now }: { name: string; now: Date }) =>
  named(db.selectFrom('products').where('archivedAt', 'is', null).where('publishedAt', '<=', now), name)

/** The same with all columns and its shelves. */
export const selectWholeByName = (db: Db | Tx, { name, now }: { name: string; now: Date }) =>
  named(selectListed(db, now), name)

/** The product of an id, slug or former slug, drafts too. */
export const findByIdOrSlug = (db: Db | Tx, name: string) =>
  named(selectProducts(db).where('archivedAt', 'is', null), name).executeTakeFirst()

/** The product that each id, slug or former slug leads to; an id counts before a slug, a slug before a former one. */
export async function findIdsByName(
  db: Db | Tx,
  names: readonly string[],
): Promise<{ name: string; id: string }[]> {
  const { rows } = await sql<{ name: string; id: string }>`
    select distinct on (name) name, id from (
      select id as name, id, 1 as rank from products where id = any(${names}::text[])
      union all
      select slug, id, 2 from products where slug = any(${names}::text[])
      union all
      select slug, product_id, 3 from old_slugs where slug = any(${names}::text[])
    ) as names
    order by name, rank`.execute(db)
  return rows
}

/** The products of these very titles that are not archived, oldest first. */
export const findIdsByTitle = (db: Db | Tx, titles: readonly string[]) =>
  db
    .selectFrom('products')
    .where('title', '=', anyOf(titles))
    .where('archivedAt', 'is', null)
    .select(['id', 'title'])
    .orderBy('id')
    .execute()
