import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'

type Opened = { hasProduct: boolean; hasOrder: boolean }

/** Whether anything is on sale at `now`, and whether anybody has ordered. */
export async function findOpened(db: Db, now: Date): Promise<Opened> {
  const { rows } = await sql<Opened>`
    select exists (select from products where archived_at is null and published_at <= ${now}) as has_product,
      exists (select from orders) as has_order`.execute(db)
  return rows[0] ?? { hasProduct: false, hasOrder: false }
}

/** How many products are not archived, drafts included. */
export async function countProducts(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('products')
    .where('archivedAt', 'is', null)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
