import type { RowsOf } from '../db/in-one-statement.ts'
import { selectPlannedDeals } from './queries.ts'
import { firstOf, type RunningDeal } from './running-deals.ts'

/** A deal that runs or will, from `startAt` up to but not including `endAt`. */
export type PlannedDeal = Omit<RunningDeal, 'percentAfter'> & { startAt: Date }

/** The query for the deals of these products that have not ended at `now`; `toPlannedDeals` takes its rows. */
export const plannedDealsAmong = (productIds: readonly string[], now: Date) =>
  selectPlannedDeals(now, productIds)

/** The deals by product id, the one that counts most first. */
export function toPlannedDeals(
  rows: RowsOf<ReturnType<typeof plannedDealsAmong>>,
): ReadonlyMap<string, PlannedDeal[]> {
  const deals = new Map<string, PlannedDeal[]>()
  for (const { productId, dealId, percentOff, stepCents, startAt, endAt } of rows) {
    const deal = { dealId, percentOff, stepCents, startAt: new Date(startAt), endAt: new Date(endAt) }
    deals.set(productId, [...(deals.get(productId) ?? []), deal])
  }
  return deals
}

/** The one of a product's planned deals that counts at `now`. */
export const runningDealOf = (deals: readonly PlannedDeal[], now: Date): RunningDeal | undefined =>
  firstOf(deals.filter(({ startAt, endAt }) => startAt <= now && now < endAt))
