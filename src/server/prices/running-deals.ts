import type { Expression } from 'kysely'
import type { JsonRow } from '../db/in-one-statement.ts'
import type { Db, Tx } from '../db/schema.ts'
import { findNextDealMoment, type RunningDealRow, selectRunningDeals } from './queries.ts'

/**
 * The deal that counts for a product, up to but not including `endAt`. `percentOff` is whole percent, null for nothing; its
 * prices are multiples of `stepCents`.
 */
export type RunningDeal = Deal & {
  /** What the deal that runs on after it takes off; null for nothing. */
  percentAfter: number | null
}

type Deal = { dealId: string; percentOff: number | null; stepCents: number; endAt: Date }

/** By product id; products in no running deal are left out. */
export type RunningDeals = ReadonlyMap<string, RunningDeal>

/**
 * The deal that counts for each product at `now`, of these products or of all, in one query. A deal runs from its start up
 * to but not including its end. Of several the greatest percentage counts, of equal ones the one that ends last.
 */
export async function runningDeals(
  db: Db | Tx,
  now: Date,
  productIds?: readonly string[],
): Promise<RunningDeals> {
  if (productIds?.length === 0) return new Map()
  const { rows } = await selectRunningDeals(now, productIds).execute(db)
  return toRunningDeals(rows)
}

/** The deals of all products that run at `now`, and when the next of any deals starts or ends; null when none will. */
export async function runningDealsUntil(
  db: Db,
  now: Date,
): Promise<{ deals: RunningDeals; until: Date | null }> {
  const [deals, until] = await Promise.all([runningDeals(db, now), findNextDealMoment(db, now)])
  return { deals, until }
}

/** The query behind `runningDeals`, for the products whose ids another query returns; `toRunningDeals` takes its rows. */
export const runningDealsAmong = (productIds: Expression<unknown>, now: Date) =>
  selectRunningDeals(now, productIds)

export function toRunningDeals(rows: readonly (RunningDealRow | JsonRow<RunningDealRow>)[]): RunningDeals {
  const all = rows.flatMap(({ productIds, dealId, percentOff, stepCents, endAt }) =>
    productIds.map(productId => ({ productId, dealId, percentOff, stepCents, endAt: new Date(endAt) })),
  )
  const deals = new Map<string, RunningDeal>()
  for (const [productId, ofProduct] of Map.groupBy(all, deal => deal.productId)) {
    const counting = firstOf(ofProduct)
    if (counting) deals.set(productId, counting)
  }
  return deals
}

/** The first of a product's deals that run at one moment, the one that counts most first. */
export function firstOf([first, ...others]: readonly Deal[]): RunningDeal | undefined {
  if (!first) return undefined
  const { dealId, percentOff, stepCents, endAt } = first
  const next = others.find(other => other.endAt > endAt)
  return { dealId, percentOff, stepCents, endAt, percentAfter: next?.percentOff ?? null }
}
