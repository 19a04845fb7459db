import type { Db } from '../db/schema.ts'
import { selectPlannedDeals } from './queries.ts'
import type { RunningDeal } from './running-deals.ts'

/** A deal that runs or will, from `startAt` up to but not including `endAt`. */
export type PlannedDeal = RunningDeal & { startAt: Date }

/** The deals of these products that have not ended at `now`, by product id, the one that counts most first. */
export async function loadPlannedDeals(
  db: Db,
  now: Date,
  productIds: readonly string[],
): Promise<Map<string, PlannedDeal[]>> {
  const { rows } = await selectPlannedDeals(now, productIds).execute(db)
  const deals = new Map<string, PlannedDeal[]>()
  for (const { productId, ...deal } of rows) deals.set(productId, [...(deals.get(productId) ?? []), deal])
  return deals
}

/** The one of a product's planned deals that counts at `now`. */
export const runningDealOf = (deals: readonly PlannedDeal[], now: Date): RunningDeal | undefined =>
  deals.find(({ startAt, endAt }) => startAt <= now && now < endAt)
