import { sql } from 'kysely'
import type { Db, Tx } from '../db/schema.ts'

/**
 * The units and cents that deals sold, by product: order lines that name the deal, and lines of no deal placed while a deal
 * ran that was entered only later. Cancelled and refused orders are left out.
 */
export async function sumSold(db: Db | Tx, dealIds: readonly string[]) {
  const { rows } = await sql<{ dealId: string; productId: string; units: number; cents: number }>`
    select deal_id as "dealId", product_id as "productId",
      sum(quantity)::int as units, sum(quantity::float8 * price_cents) as cents
    from (
      select deal_id, product_id, quantity, price_cents
      from order_lines where deal_id = any(${dealIds}::text[]) and not came_back
      union all
      select deals.id, lines.product_id, lines.quantity, lines.price_cents
      from deals
      join deal_products on deal_products.deal_id = deals.id
      join order_lines lines on lines.product_id = deal_products.product_id
      where deals.id = any(${dealIds}::text[]) and deals.is_active and lines.deal_id is null
        and lines.placed_at >= deals.start_at and lines.placed_at < deals.end_at and not lines.came_back
    ) as sold
    group by deal_id, product_id`.execute(db)
  return rows
}
