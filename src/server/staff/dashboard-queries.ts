import { sql } from 'kysely'
import { LOW_STOCK } from '../../contract/catalogue.ts'
import type { Color, Db, Picture } from '../db/schema.ts'

/** What waits at each step of an order's way. */
export async function countWork(db: Db) {
  const { rows } = await sql<{ toConfirm: number; toPack: number; toShip: number; onTheWay: number }>`
    select (select count(*)::int from orders where confirmation = 'open') as "toConfirm",
      (select count(*)::int from orders
        where status = 'Pending' and confirmation in ('not_needed', 'confirmed')) as "toPack",
      (select count(*)::int from orders where status = 'Processing') as "toShip",
      (select count(*)::int from orders where status = 'Shipped' and refused_at is null) as "onTheWay"`.execute(
    db,
  )
  return rows[0] ?? { toConfirm: 0, toPack: 0, toShip: 0, onTheWay: 0 }
}

/** Orders and cents by day since then, by the clock of somebody so many minutes ahead of UTC; empty days are left out. */
export async function sumDays(db: Db, { since, offset }: { since: Date; offset: number }) {
  const { rows } = await sql<{ day: string; orders: number; cents: number }>`
    select to_char(to_timestamp(day * 86400) at time zone 'UTC', 'YYYY-MM-DD') as day, orders, cents
    from (
      select floor((extract(epoch from created_at) + ${offset * 60}::int) / 86400)::int as day,
        count(*)::int as orders, sum(total_cents)::float8 as cents
      from orders
      where created_at >= ${since} and status <> 'Cancelled' and refused_at is null
      group by 1) as sums`.execute(db)
  return rows
}

type Seller = { id: string; title: string; pictures: Picture[]; units: number; cents: number }

/** What sold most pieces since then, with what it brought in. */
export async function findBestSellers(db: Db, { since, limit }: { since: Date; limit: number }) {
  const { rows } = await sql<Seller>`
    select id, title, pictures, units, cents
    from (
      select product_id, sum(quantity)::int as units, sum(quantity::bigint * price_cents)::float8 as cents
      from orders join order_lines on order_lines.order_id = orders.id
      where orders.created_at >= ${since} and status <> 'Cancelled' and refused_at is null
      group by product_id
      order by units desc, cents desc, product_id limit ${limit}) as best
    join products on products.id = best.product_id
    order by units desc, cents desc, id`.execute(db)
  return rows
}

/** Shelves of what is in the shop at `now` that hold few pieces or none. */
const lowShelves = (now: Date) => sql`
  from stock join products on products.id = stock.product_id
  where retired_at is null and quantity <= ${sql.lit(LOW_STOCK)} and archived_at is null and published_at <= ${now}`

type LowShelf = {
  id: string
  title: string
  pictures: Picture[]
  colors: Color[]
  color: string
  size: string
  quantity: number
}

/** The emptiest shelves. */
export async function findLowShelves(db: Db, { now, limit }: { now: Date; limit: number }) {
  const { rows } = await sql<LowShelf>`
    select products.id, title, pictures, colors, color, size, quantity ${lowShelves(now)}
    order by quantity, stock.product_id, color, size limit ${limit}`.execute(db)
  return rows
}

export async function countLowShelves(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total ${lowShelves(now)}`.execute(db)
  return rows[0]?.total ?? 0
}
