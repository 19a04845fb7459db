import { sql } from 'kysely'
import { lowStockThreshold } from '../../contract/limits.ts'
import type { Db } from '../db/schema.ts'

/** How many card payments wait for a person. */
export async function countPaymentProblems(db: Db): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from payments where problem_at is not null`.execute(db)
  return rows[0]?.total ?? 0
}

/** The orders and cents of each day, given the moments at which the days begin and, last, at which the last one ends. */
export async function sumDays(db: Db, moments: readonly Date[]) {
  const { rows } = await sql<{ orders: number; cents: number }>`
    select orders, cents
    from unnest(${moments.slice(0, -1)}::timestamptz[], ${moments.slice(1)}::timestamptz[])
      with ordinality as day (begins, ends, nth)
    cross join lateral (
      select count(*)::int as orders, coalesce(sum(total_cents), 0)::float8 as cents
      from orders
      where created_at >= begins and created_at < ends
        and status <> 'Cancelled' and refused_at is null) as sums
    order by nth`.execute(db)
  return rows
}

type BestSellerRow = { productId: string; units: number; cents: number }

/**
 * The products with most pieces sold since a moment, returned ones left out, with their revenue. Revenue is summed
 * only for the few that may be shown, since a year of a busy shop is long.
 */
export async function findBestSellers(db: Db, { since, limit }: { since: Date; limit: number }) {
  const { rows } = await sql<BestSellerRow>`
    with best as materialized (
      select product_id, sum(quantity)::int as units
      from order_lines where placed_at >= ${since} and not came_back
      group by product_id
      order by units desc fetch first ${sql.lit(limit)} rows with ties)
    select product_id as "productId", units, (
      select sum(quantity::float8 * price_cents) from order_lines
      where order_lines.product_id = best.product_id and placed_at >= ${since} and not came_back) as cents
    from best order by units desc, cents desc, product_id limit ${limit}`.execute(db)
  return rows
}

type LowShelfRow = { productId: string; color: string; size: string; quantity: number; total: number }

/**
 * Shelves low on stock or empty at `now`, of the `limit` products nearest to being sold out: the emptiest first, a
 * product's shelves together; `total` counts all such products.
 */
export async function findLowShelves(db: Db, { now, limit }: { now: Date; limit: number }) {
  const { rows } = await sql<LowShelfRow>`
    with low as (
      select product_id, color, size, quantity
      from stock join products on products.id = stock.product_id
      where retired_at is null and quantity <= ${sql.lit(lowStockThreshold)}
        and archived_at is null and published_at <= ${now}),
    emptiest as (
      select product_id, min(quantity) as least, (count(*) over ())::int as total
      from low group by product_id order by least, product_id limit ${limit})
    select product_id as "productId", color, size, quantity, total
    from emptiest join low using (product_id)
    order by least, product_id, quantity, color, size`.execute(db)
  return rows
}
