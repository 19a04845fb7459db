import { sql } from 'kysely'
import type { Place } from '../../../contract/catalogue/places.ts'
import { placeOfRows } from '../../db/place-columns.ts'
import type { Db } from '../../db/schema.ts'

/** Pieces that were on sale for less than this tell little of how fast they sell. */
const fewestDays = 7

type ReorderFilter = { since: Date; now: Date; cover: number }

export type ReorderRow = Place & {
  productId: string
  sku: string
  quantity: number
  costCents: number | null
  sold: number
  daysOnSale: number
  lastsDays: number
  pieces: number
}

/**
 * The shelves of listed products whose pieces do not last `cover` days at the speed at which they have sold since `since`,
 * those that run out first at the top. Only the time counts in which they were listed with pieces to sell.
 */
export async function findReorder(db: Db, { since, now, cover }: ReorderFilter): Promise<ReorderRow[]> {
  const { rows } = await sql<ReorderRow>`
    with sold as (
      select stock_id, sum(quantity)::int as units from order_lines
      where placed_at >= ${since} and not came_back group by stock_id),
    moved as (
      select stock_id, at,
        sum(change) over (partition by stock_id order by id desc) as with_later,
        lag(at, 1, ${since}::timestamptz) over (partition by stock_id order by id) as before
      from stock_moves
      where at >= ${since} and kind <> 'opening' and stock_id = any(array(select stock_id from sold))),
    on_sale as (
      select stock.id as stock_id, units,
        coalesce(sum(extract(epoch from greatest(at - greatest(before, published_at), interval '0')))
          filter (where quantity > with_later), 0)
        + case when quantity = 0 then 0 else
            extract(epoch from greatest(${now}::timestamptz - greatest(max(at), ${since}::timestamptz, published_at), interval '0')) end as seconds
      from sold join stock on stock.id = sold.stock_id join products on products.id = product_id
        left join moved on moved.stock_id = stock.id
      where retired_at is null and archived_at is null and published_at <= ${now}
      group by stock.id, products.id, units),
    speeds as (
      select stock_id, units, greatest(seconds / 86400, ${sql.lit(fewestDays)})::float8 as days from on_sale),
    wanted as (
      select product_id, ${placeOfRows()}, sku, quantity, cost_cents, units, days,
        ceil(units * ${cover}::int / days - 0.000001)::int - quantity as pieces
      from speeds join stock on stock.id = stock_id)
    select product_id as "productId", ${placeOfRows('wanted')}, sku, quantity, cost_cents as "costCents", units as sold,
      round(days::numeric, 1)::float8 as "daysOnSale", floor(quantity * days / units)::int as "lastsDays", pieces
    from wanted where pieces > 0
    order by quantity * days / units, units / days desc, product_id, ${placeOfRows('wanted')}`.execute(db)
  return rows
}
