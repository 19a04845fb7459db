import { type Insertable, sql } from 'kysely'
import type { Database, Tx } from '../../db/schema.ts'

/** The key of the advisory lock; any number that no other lock uses. */
const slugLock = 7_401

/** Locks the giving of slugs until the transaction ends, so that no two products get the same one. */
export const lockSlugs = (tx: Tx) => sql`select pg_advisory_xact_lock(${sql.lit(slugLock)})`.execute(tx)

/** Which of the slug and its numbered followers lead, or once led, to another product, archived ones included. */
export async function findTakenSlugs(tx: Tx, slug: string, productId: string): Promise<Set<string>> {
  const now = tx.selectFrom('products').select(['slug', 'id as productId'])
  const old = tx.selectFrom('oldSlugs').select(['slug', 'productId'])
  const rows = await tx
    .selectFrom(now.unionAll(old).as('taken'))
    .select('slug')
    .where('productId', '<>', productId)
    .where(({ eb, or }) => or([eb('slug', '=', slug), eb('slug', 'like', `${slug}-%`)]))
    .execute()
  return new Set(rows.map(row => row.slug))
}

export const keepOldSlug = (tx: Tx, old: Insertable<Database['oldSlugs']>) =>
  tx.insertInto('oldSlugs').values(old).execute()

export const forgetOldSlug = (tx: Tx, slug: string) =>
  tx.deleteFrom('oldSlugs').where('slug', '=', slug).execute()
