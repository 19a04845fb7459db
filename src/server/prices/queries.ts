import { type Expression, type RawBuilder, sql } from 'kysely'

export type RunningDealRow = { dealId: string; percentOff: number | null; endAt: Date; productIds: string[] }

/**
 * The deals that run at `now`, greatest percentage first, with the ids of their products: of these products, of those that
 * a query returns, or of all. One row per deal, since thousands of products would be thousands of rows.
 */
export const selectRunningDeals = (
  now: Date,
  productIds: readonly string[] | Expression<unknown> | undefined,
): RawBuilder<RunningDealRow> =>
  sql<RunningDealRow>`
    select id as "dealId", percent_off as "percentOff", end_at as "endAt", json_agg(product_id) as "productIds"
    from deals join deal_products on deal_id = id
    where is_active and start_at <= ${now} and end_at > ${now} ${amongIds(productIds)}
    group by id
    order by percent_off desc nulls last, end_at desc, id`

function amongIds(productIds: readonly string[] | Expression<unknown> | undefined) {
  if (productIds === undefined) return sql``
  return 'expressionType' in productIds
    ? sql`and product_id in ${productIds}`
    : sql`and product_id = any(${productIds}::text[])`
}
