import type { Db, Tx } from '../db/schema.ts'
import { findRunningDeals } from './queries.ts'

/** The deal that a product is in: until just before `endAt` it takes off so much, in whole percent, or nothing. */
export type RunningDeal = { dealId: string; percentOff: number | null; endAt: Date }

/** By product id; what is not in it is in no deal. */
export type RunningDeals = ReadonlyMap<string, RunningDeal>

/**
 * The deal that counts for each product at `now`: a deal counts from its first instant on and at its end no more. Of
 * several for one product the greatest percentage counts, of equals the one that lasts longest; one that takes nothing off
 * counts where no other runs. One query, of these products or of all.
 */
export async function runningDeals(
  db: Db | Tx,
  now: Date,
  productIds?: readonly string[],
): Promise<RunningDeals> {
  if (productIds?.length === 0) return new Map()
  const rows = await findRunningDeals(db, now, productIds)
  // The greatest come first, and of equal keys a map keeps the last.
  const all = rows
    .reverse()
    .flatMap(({ productIds, ...deal }) => productIds.map(productId => [productId, deal] as const))
  return new Map(all)
}
