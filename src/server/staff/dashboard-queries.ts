import { sql } from 'kysely'
import { LOW_STOCK } from '../../contract/staff-catalogue.ts'
import type { Db } from '../db/schema.ts'

/** What waits at each step of an order's way. */
export async function countWork(db: Db) {
  const { rows } = await sql<{
    toConfirm: number
    toPack: number
    toShip: number
    onTheWay: number
    unsettledPayments: number
  }>`
    select (select count(*)::int from orders where confirmation = 'open') as "toConfirm",
      (select count(*)::int from orders
        where status = 'Pending' and confirmation in ('not_needed', 'confirmed')) as "toPack",
      (select count(*)::int from orders where status = 'Processing') as "toShip",
      (select count(*)::int from orders where status = 'Shipped' and refused_at is null) as "onTheWay",
      (select count(*)::int from payments where problem_at is not null) as "unsettledPayments"`.execute(db)
  return rows[0] ?? { toConfirm: 0, toPack: 0, toShip: 0, onTheWay: 0, unsettledPayments: 0 }
}

/** Orders and cents by day since then, by the clock of somebody so many minutes ahead of UTC; empty days are left out. */
export async function sumDays(db: Db, { since, offset }: { since: Date; offset: number }) {
  const { rows } = await sql<{ day: string; orders: number; cents: number }>`
    select day::text, count(*)::int as orders, sum(total_cents)::float8 as cents
    from (
      select ((created_at at time zone 'UTC') + make_interval(mins => ${offset}::int))::date as day, total_cents
      from orders
      where created_at >= ${since} and status <> 'Cancelled' and refused_at is null) as dated
    group by day`.execute(db)
  return rows
}

type Seller = { productId: string; units: number; cents: number }

/** What sold most pieces since then, with what it brought in. The ids as an array take half as long as a join. */
export async function findBestSellers(db: Db, { since, limit }: { since: Date; limit: number }) {
  const { rows } = await sql<Seller>`
    select product_id as "productId", sum(quantity)::int as units, sum(quantity::bigint * price_cents)::float8 as cents
    from order_lines
    where order_id = any(array(
      select id from orders where created_at >= ${since} and status <> 'Cancelled' and refused_at is null))
    group by product_id
    order by units desc, cents desc, product_id limit ${limit}`.execute(db)
  return rows
}

type LowShelf = { productId: string; color: string; size: string; quantity: number; total: number }

/** The emptiest shelves of what is in the shop at `now`; on each, as `total`, how many hold few pieces or none in all. */
export async function findLowShelves(db: Db, { now, limit }: { now: Date; limit: number }) {
  const { rows } = await sql<LowShelf>`
    select product_id as "productId", color, size, quantity, count(*) over ()::int as total
    from stock join products on products.id = stock.product_id
    where retired_at is null and quantity <= ${sql.lit(LOW_STOCK)}
      and archived_at is null and published_at <= ${now}
    order by quantity, product_id, color, size limit ${limit}`.execute(db)
  return rows
}
