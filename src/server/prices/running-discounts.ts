import type { Db, Tx } from '../db/schema.ts'
import { findReductions } from './queries.ts'

/** What a deal takes off a product, in whole percent, until just before `endAt`. */
export type Discount = { dealId: string; percentOff: number; endAt: Date }

/** By product id; what is not in it costs what the catalogue says. */
export type Discounts = ReadonlyMap<string, Discount>

/**
 * What deals take off at `now`: a deal counts from its first instant on and at its end no more. Of several for one
 * product the greatest percentage counts, of equals the one that lasts longest. One query, of these products or of all.
 */
export async function runningDiscounts(
  db: Db | Tx,
  now: Date,
  productIds?: readonly string[],
): Promise<Discounts> {
  if (productIds?.length === 0) return new Map()
  const rows = await findReductions(db, now, productIds)
  // The greatest come first, and of equal keys a map keeps the last.
  const all = rows
    .reverse()
    .flatMap(({ productIds, ...discount }) => productIds.map(productId => [productId, discount] as const))
  return new Map(all)
}
