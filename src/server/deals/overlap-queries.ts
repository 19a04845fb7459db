import { sql } from 'kysely'
import type { Db, Tx } from '../db/schema.ts'

/** The overlaps of these deals with others, both switched on; the soonest to begin first. */
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
