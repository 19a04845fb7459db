import { type Expression, type RawBuilder, sql } from 'kysely'
import { anyFrom, anyOf } from '../db/any-of.ts'
import type { Db } from '../db/schema.ts'
import { settingField } from '../db/setting-field.ts'

export type RunningDealRow = {
  dealId: string
  percentOff: number | null
  endAt: Date
  productIds: string[]
  stepCents: number
}

/** To multiples of how many cents prices are rounded, as the owner has set it; one where nothing was set. */
const stepCents = sql`coalesce(round(${settingField('money', 'roundTo')}::numeric * 100)::int, 1)`

/**
 * The deals that run at `now`, greatest percentage first, with the ids of their products: of these products, of those that
 * a query returns, or of all. One row per deal, since thousands of products would be thousands of rows.
 */
export const selectRunningDeals = (
  now: Date,
  productIds: readonly string[] | Expression<unknown> | undefined,
): RawBuilder<RunningDealRow> =>
  sql<RunningDealRow>`
    select id as "dealId", percent_off as "percentOff", end_at as "endAt", json_agg(product_id) as "productIds",
      ${stepCents} as "stepCents"
    from deals join deal_products on deal_id = id
    where is_active and start_at <= ${now} and end_at > ${now} ${amongIds(productIds)}
    group by id
    order by ${bestFirst}`

/** Of several deals the greatest percentage counts, of equal ones the one that ends last. */
const bestFirst = sql`percent_off desc nulls last, end_at desc, id`

export type PlannedDealRow = {
  dealId: string
  percentOff: number | null
  startAt: Date
  endAt: Date
  productId: string
  stepCents: number
}

/** The deals of these products that have not ended at `now`, the one that counts most first; a row per product. */
export const selectPlannedDeals = (now: Date, productIds: readonly string[]): RawBuilder<PlannedDealRow> =>
  sql<PlannedDealRow>`
    select id as "dealId", percent_off as "percentOff", start_at as "startAt", end_at as "endAt",
      product_id as "productId", ${stepCents} as "stepCents"
    from deals join deal_products on deal_id = id
    where is_active and end_at > ${now} ${amongIds(productIds)}
    order by ${bestFirst}`

function amongIds(productIds: readonly string[] | Expression<unknown> | undefined) {
  if (productIds === undefined) return sql``
  return 'expressionType' in productIds
    ? sql`and product_id = ${anyFrom(productIds)}`
    : sql`and product_id = ${anyOf(productIds)}`
}

/** When the next deal starts or ends after `now`; null when none will. */
export async function findNextDealMoment(db: Db, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select least(
      (select min(start_at) from deals where start_at > ${now}),
      (select min(end_at) from deals where end_at > ${now})
    ) as at`.execute(db)
  return rows[0]?.at ?? null
}
