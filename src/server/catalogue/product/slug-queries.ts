import { type Insertable, sql } from 'kysely'
import type { Database, Tx } from '../../db/schema.ts'

/** Any number that nothing else in the shop locks by. */
const slugLock = 7_401

/** Of two who give out slugs at once the second waits here until the first has ended. */
export const lockSlugs = (tx: Tx) => sql`select pg_advisory_xact_lock(${sql.lit(slugLock)})`.execute(tx)

/** The slug and its numbered followers that lead or once led to another product than this, archived ones too. */
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
