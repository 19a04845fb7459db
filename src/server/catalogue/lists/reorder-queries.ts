import { sql } from 'kysely'
import type { StockMoveKind } from '../../../contract/catalogue/stock-moves.ts'
import { anyOf } from '../../db/any-of.ts'
import type { Db } from '../../db/schema.ts'

/** Moves of pieces by orders: what leaves to buyers, and what comes back from them. */
const byOrders: StockMoveKind[] = ['sold', 'cancelled', 'refused', 'changed', 'held', 'released']

/** Pieces that were on sale for less than this tell little of how fast they sell. */
const fewestDays = 7

export type ReorderFilter = { since: Date; now: Date; cover: number }

export type ReorderRow = {
  productId: string
  color: string
  size: string
  sku: string
  quantity: number
  costCents: number | null
  sold: number
  daysOnSale: number
  lastsDays: number
  pieces: number
}

/** Some of the shelves, with the sums over all. */
export type ReorderRows = {
  rows: ReorderRow[]
  total: number
  pieces: number
  costCents: number
  withoutCost: number
}

/**
 * The shelves of listed products whose pieces do not last `cover` days at the speed at which they have sold since `since`,
 * those that run out first at the top; and the sums over all. Only the time counts in which there were pieces to sell.
 */
export async function findReorder(
  db: Db,
  { since, now, cover }: ReorderFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<ReorderRows> {
  const { rows } = await sql<ReorderRows>`
    with moved as (
      select stock_id, kind, change, at,
        sum(change) over (partition by stock_id order by id desc) as with_later,
        lag(at, 1, ${since}::timestamptz) over (partition by stock_id order by id) as before
      from stock_moves where at >= ${since} and at <= ${now}),
    sold as (
      select stock_id,
        -sum(change) filter (where kind = ${anyOf(byOrders)}) as units,
        coalesce(sum(extract(epoch from at - before)) filter (where quantity > with_later), 0)
          + case when quantity > 0 then extract(epoch from ${now}::timestamptz - max(at)) else 0 end as seconds
      from moved join stock on stock.id = stock_id
      where retired_at is null
      group by stock_id, quantity),
    speeds as (
      select stock_id, units, greatest(seconds / 86400, ${sql.lit(fewestDays)})::float8 as days
      from sold where units > 0),
    wanted as (
      select product_id, color, size, sku, quantity, cost_cents, units, days,
        ceil(units * ${cover}::int / days - 0.000001)::int - quantity as pieces
      from speeds join stock on stock.id = stock_id join products on products.id = product_id
      where archived_at is null and published_at <= ${now})
    select count(*)::int as total, coalesce(sum(pieces), 0)::int as pieces,
      coalesce(sum(pieces * cost_cents), 0)::float8 as "costCents",
      (count(*) filter (where cost_cents is null))::int as "withoutCost",
      coalesce((select json_agg(shown) from (
        select product_id as "productId", color, size, sku, quantity, cost_cents as "costCents", units::int as sold,
          round(days::numeric, 1)::float8 as "daysOnSale", floor(quantity * days / units)::int as "lastsDays", pieces
        from wanted where pieces > 0
        order by quantity * days / units, units / days desc, product_id, color, size
        limit ${limit} offset ${offset}) as shown), '[]') as rows
    from wanted where pieces > 0`.execute(db)
  return rows[0] ?? { rows: [], total: 0, pieces: 0, costCents: 0, withoutCost: 0 }
}
