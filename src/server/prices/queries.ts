import { sql } from 'kysely'
import type { Db, Tx } from '../db/schema.ts'

type RunningDealRow = { dealId: string; percentOff: number | null; endAt: Date; productIds: string[] }

/**
 * The deals that run at `now`, greatest percentage first, with the ids of their products: of these products or of all. One
 * row per deal, since thousands of products would be thousands of rows.
 */
export async function findRunningDeals(
  db: Db | Tx,
  now: Date,
  productIds: readonly string[] | undefined,
): Promise<RunningDealRow[]> {
  const amongIds = productIds === undefined ? sql`` : sql`and product_id = any(${productIds}::text[])`
  const { rows } = await sql<RunningDealRow>`
    select id as "dealId", percent_off as "percentOff", end_at as "endAt", json_agg(product_id) as "productIds"
    from deals join deal_products on deal_id = id
    where is_active and start_at <= ${now} and end_at > ${now} ${amongIds}
    group by id
    order by percent_off desc nulls last, end_at desc, id`.execute(db)
  return rows
}
