import { sql } from 'kysely'
import type { Db, Tx } from '../db/schema.ts'

/**
 * Units and cents that deals sold. A deal that takes something off is named by the lines it was taken off; one that
 * takes nothing off is credited with its products' other lines from its start until its end. Orders cancelled or
 * refused are left out.
 */
export async function sumResults(db: Db | Tx, dealIds: readonly string[]) {
  const { rows } = await sql<{ dealId: string; units: number; cents: number }>`
    with sold as (
      select deal_id, quantity, price_cents
      from order_lines where deal_id = any(${dealIds}::text[]) and not came_back
      union all
      select deals.id, quantity, price_cents
      from deals
      join deal_products on deal_products.deal_id = deals.id
      join order_lines on order_lines.product_id = deal_products.product_id
        and placed_at >= deals.start_at and placed_at < deals.end_at
      where deals.id = any(${dealIds}::text[]) and deals.percent_off is null
        and order_lines.deal_id is distinct from deals.id and not came_back)
    select deal_id as "dealId", sum(quantity)::int as units, sum(quantity::float8 * price_cents) as cents
    from sold group by deal_id`.execute(db)
  return rows
}

/** Which other deals run at the same time with products in common, both switched on; the soonest to begin first. */
export async function findOverlaps(db: Db | Tx, dealIds: readonly string[]) {
  const { rows } = await sql<{ dealId: string; otherId: string; productIds: string[] }>`
    select mine.id as "dealId", other.id as "otherId",
      json_agg(ours.product_id order by ours.position, ours.product_id) as "productIds"
    from deals mine
    join deal_products ours on ours.deal_id = mine.id
    join deal_products theirs on theirs.product_id = ours.product_id and theirs.deal_id <> mine.id
    join deals other on other.id = theirs.deal_id
    where mine.id = any(${dealIds}::text[]) and mine.is_active and other.is_active
      and mine.start_at < other.end_at and other.start_at < mine.end_at
    group by mine.id, other.id, other.start_at
    order by other.start_at, other.id`.execute(db)
  return rows
}
