import type { Db, Tx } from '../db/schema.ts'
import { type BasePrice, discountPrice, type Price } from './discount-price.ts'
import { type RunningDeals, runningDeals } from './running-deals.ts'

type Row = BasePrice & { id: string }

/** For more ids than this, all running deals are read instead: there are fewer of them. */
const maxIdsInQuery = 200

/** The deals that run at `now` for these products, in one query for any number of them. */
export const dealsOfProducts = (
  db: Db | Tx,
  products: readonly { id: string }[],
  now: Date,
): Promise<RunningDeals> =>
  runningDeals(db, now, products.length > maxIdsInQuery ? undefined : products.map(({ id }) => id))

/** Stored products with what they cost at `now`, in cents: `priceCents` and `displayPriceCents` become those of that moment. */
export async function withCurrentPrices<R extends Row>(
  db: Db | Tx,
  rows: readonly R[],
  now: Date,
): Promise<(R & Price)[]> {
  const deals = await dealsOfProducts(db, rows, now)
  return rows.map(row => ({ ...row, ...discountPrice(row, deals.get(row.id)) }))
}
