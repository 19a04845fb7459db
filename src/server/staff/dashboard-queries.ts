import { sql } from 'kysely'
import { lowStockThreshold } from '../../contract/limits.ts'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/schema.ts'

/** How many card payments wait for a person. */
export async function countPaymentProblems(db: Db): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from payments where problem_at is not null`.execute(db)
  return rows[0]?.total ?? 0
}

/** How many listed products have a shelf that is low on stock or empty at `now`. */
export async function countLowProducts(db: Db, now: Date): Promise<number> {
  // Few products are unlisted, so it is quicker to count all low ones without these than to look up whether each is listed.
  const { rows } = await sql<{ total: number }>`
    with unlisted as (
      select id from products where archived_at is not null or published_at is null
      union all
      select id from products where archived_at is null and published_at > ${now}),
    low as (
      select from stock
      where retired_at is null and quantity <= ${sql.lit(lowStockThreshold)}
        and not exists (select from unlisted where id = product_id)
      group by product_id)
    select count(*)::int as total from low`.execute(db)
  return rows[0]?.total ?? 0
}

/** The empty shelves of these products. */
export async function findEmptyShelves(db: Db, productIds: readonly string[]) {
  const { rows } = await sql<{ productId: string; color: string; size: string }>`
    select product_id as "productId", color, size from stock
    where product_id = ${anyOf(productIds)} and retired_at is null and quantity = 0`.execute(db)
  return rows
}
