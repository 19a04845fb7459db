import { type Insertable, sql } from 'kysely'
import type { Database, Tx } from '../../db/schema.ts'

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

export const forgetOldSlug = (tx: Tx, slug: string) =>
  tx.deleteFrom('oldSlugs').where('slug', '=', slug).execute()
