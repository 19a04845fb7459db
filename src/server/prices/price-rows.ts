import type { Db, Tx } from '../db/schema.ts'
import { type BasePrice, discountPrice, type Price } from './discount-price.ts'
import { type RunningDeals, runningDeals } from './running-deals.ts'

type Row = BasePrice & { id: string }

/** For more ids than this, all running deals are read instead: there are fewer of them. */
const maxIdsInQuery = 200

/**
 * Stored products with what they cost at `now`, in cents: `priceCents` and `displayPriceCents` become those of that moment.
 * One query for any number of products. Everything that shows or charges a price goes through here.
 */
export async function withCurrentPrices<R extends Row>(
  db: Db | Tx,
  rows: readonly R[],
  now: Date,
): Promise<(R & Price)[]> {
  const ids = rows.length > maxIdsInQuery ? undefined : rows.map(row => row.id)
  return priceRows(rows, await runningDeals(db, now, ids))
}

/** The same with the running deals of these products, which were read before. */
export const priceRows = <R extends Row>(rows: readonly R[], deals: RunningDeals): (R & Price)[] =>
  rows.map(row => ({ ...row, ...discountPrice(row, deals.get(row.id)) }))

/** One stored product with what it costs at `now`. */
export async function withCurrentPrice<R extends Row>(db: Db | Tx, row: R, now: Date): Promise<R & Price> {
  const deals = await runningDeals(db, now, [row.id])
  return { ...row, ...discountPrice(row, deals.get(row.id)) }
}
