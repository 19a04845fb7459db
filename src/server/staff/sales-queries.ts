import { sql } from 'kysely'
import { prepareStatement } from '../db/prepare-statement.ts'
import type { Db } from '../db/schema.ts'

/** The orders and cents of each day, given the moments at which the days begin and, last, at which the last one ends. */
export async function sumDays(db: Db, moments: readonly Date[]) {
  const { rows } = await sql<{ orders: number; cents: number }>`
    select orders, cents
    from (
      select begins, lead(begins) over (order by begins) as ends
      from unnest(${moments}::timestamptz[]) as begins) as day
    cross join lateral (
      select coalesce(sum(orders), 0)::int as orders, coalesce(sum(cents), 0)::float8 as cents
      from sales_by_quarter_hour where begins_at >= begins and begins_at < ends) as sums
    where ends is not null order by begins`.execute(db)
  return rows
}

type SellerRow = { productId: string; units: number; cents: number }

type SellerSpan = {
  since: Date
  /** The months in UTC since then, by their first moments; the first month may have begun before. */
  months: readonly Date[]
  /** When the first month begins that lies wholly after that moment. */
  firstWholeMonth: Date
  limit: number
  /** Of the amounts that are added up. */
  currency: string
}

type SellerSearch = SellerSpan & {
  /** How many best-selling products of each month are looked at. */
  depth: number
}

/**
 * The products with most pieces sold since a moment, returned ones left out, with their revenue; `join` may leave products
 * out. The month in which the moment lies is read from the orders' lines, the others from the sums.
 */
const selectSellers = (
  { since, months, firstWholeMonth, limit, currency }: SellerSpan,
  join = sql``,
) => sql<SellerRow>`
  select product_id, sum(units)::int as units, sum(cents)::float8 as cents
  from (
    select product_id, units, cents from product_sales_by_month ${join}
    where month >= ${firstWholeMonth} and month = any (${months}::timestamptz[])
    union all
    select product_id, quantity, case when currency = ${currency} then quantity::bigint * price_cents else 0 end
    from order_lines ${join}
    where placed_at >= ${since} and placed_at < ${firstWholeMonth} and not came_back) as sales
  group by product_id having sum(units) > 0
  order by sum(units) desc, sum(cents) desc, product_id limit ${limit}::int`

/**
 * The same among the `depth` best-selling products of each month only; and how many pieces a product left out can have
 * sold at most.
 */
export const searchSellers = prepareStatement(
  (_: Db, { since, months, firstWholeMonth, depth, limit, currency }: SellerSearch) => ({
    sellers: sql<SellerRow>`
      with best as materialized (
        select distinct product_id from unnest(${months}::timestamptz[]) as begins
        cross join lateral (
          select product_id from product_sales_by_month where month = begins and units > 0
          order by units desc limit ${depth}::int) as of_month)
      ${selectSellers({ since, months, firstWholeMonth, limit, currency }, sql`join best using (product_id)`)}`,
    unseen: sql<{ maxUnits: number }>`
      select coalesce(sum(units), 0)::int as max_units from unnest(${months}::timestamptz[]) as begins
      cross join lateral (
        select units from product_sales_by_month where month = begins and units > 0
        order by units desc limit 1 offset ${depth}::int) as next`,
  }),
)

/** The best sellers of all products, which takes longest. */
export async function sumSellers(db: Db, span: SellerSpan): Promise<SellerRow[]> {
  const { rows } = await selectSellers(span).execute(db)
  return rows
}
