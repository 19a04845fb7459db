import { sql } from 'kysely'
import { anyOf } from '../db/any-of.ts'
import type { Db, Tx } from '../db/schema.ts'

/** Looks up each deal's lines by their time, instead of all lines that its products ever had. */
const eachAlone = sql`offset 0`

/**
 * The units and cents that deals are credited with: order lines that name the deal, and lines of no deal placed while a
 * deal ran that was entered only later. Cancelled and refused orders are left out, and the cents of other currencies.
 */
export async function sumSold(db: Db | Tx, dealIds: readonly string[], currency: string) {
  const { rows } = await sql<{ dealId: string; units: number; cents: number }>`
    select deal_id as "dealId", sum(quantity)::int as units,
      coalesce(sum(quantity::float8 * price_cents) filter (where currency = ${currency}), 0) as cents
    from (
      select deal_id, quantity, price_cents, currency
      from order_lines where deal_id = any(${dealIds}::text[]) and not came_back
      union all
      select deals.id, lines.quantity, lines.price_cents, lines.currency
      from deals
      join deal_products on deal_products.deal_id = deals.id
      join lateral (
        select quantity, price_cents, currency from order_lines
        where order_lines.product_id = deal_products.product_id and order_lines.deal_id is null and not came_back
          and placed_at >= deals.start_at and placed_at < deals.end_at
        ${eachAlone}) as lines on true
      where deals.id = any(${dealIds}::text[]) and deals.is_active
    ) as sold
    group by deal_id`.execute(db)
  return rows
}

/**
 * The units of each deal's products sold since the deal began, whichever deal is credited with them. Cancelled and
 * refused orders are left out.
 */
export const countSoldSinceStart = (db: Db | Tx, dealIds: readonly string[]) =>
  db
    .selectFrom('deals')
    .innerJoin('dealProducts', 'dealProducts.dealId', 'deals.id')
    .innerJoin('orderLines', 'orderLines.productId', 'dealProducts.productId')
    .select(['deals.id as dealId', 'dealProducts.productId', sql<number>`sum(quantity)::int`.as('units')])
    .where('deals.id', '=', anyOf(dealIds))
    .where('cameBack', '=', false)
    .whereRef('placedAt', '>=', 'deals.startAt')
    .groupBy(['deals.id', 'dealProducts.productId'])
    .execute()
