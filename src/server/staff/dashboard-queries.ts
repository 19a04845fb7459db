import { sql } from 'kysely'
import { lowStockThreshold } from '../../contract/limits.ts'
import type { Db } from '../db/schema.ts'

/** How many card payments wait for a person. */
export async function countPaymentProblems(db: Db): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from payments where problem_at is not null`.execute(db)
  return rows[0]?.total ?? 0
}

type LowShelfRow = { productId: string; color: string; size: string; quantity: number; total: number }

/**
 * Shelves low on stock or empty at `now`, of the `limit` products nearest to being sold out: the emptiest first, a
 * product's shelves together; `total` counts all such products.
 */
export async function findLowShelves(db: Db, { now, limit }: { now: Date; limit: number }) {
  const isLow = sql`retired_at is null and quantity <= ${sql.lit(lowStockThreshold)}`
  // Each quantity's first products are found along the index of low shelves. Few products are unlisted, so it is quicker
  // to count all low ones without these than to look up whether each is listed.
  const { rows } = await sql<LowShelfRow>`
    with emptiest as (
      select product_id, min(quantity) as least
      from generate_series(0, ${sql.lit(lowStockThreshold)}) as pieces
      cross join lateral (
        select product_id, quantity from stock
        where ${isLow} and quantity = pieces and exists (
          select from products where id = product_id and archived_at is null and published_at <= ${now})
        group by product_id, quantity order by product_id limit ${limit}) as first
      group by product_id order by least, product_id limit ${limit}),
    unlisted as (
      select id from products where archived_at is not null or published_at is null
      union all
      select id from products where archived_at is null and published_at > ${now}),
    low as (
      select from stock
      where ${isLow} and not exists (select from unlisted where id = product_id) group by product_id)
    select product_id as "productId", color, size, quantity, (select count(*)::int from low) as total
    from emptiest join stock using (product_id)
    where ${isLow}
    order by least, product_id, quantity, color, size`.execute(db)
  return rows
}
