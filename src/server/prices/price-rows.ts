import type { Db, Tx } from '../db/schema.ts'
import { type BasePrice, discountPrice, type Price } from './discount-price.ts'
import { runningDeals } from './running-deals.ts'

type Row = BasePrice & { id: string }

/** Beyond so many, all deals are read: fewer than the ids would be. */
const maxIdsInQuery = 200

/**
 * Products as they are stored, with what they cost at `now`, in cents: `priceCents` and `displayPriceCents` become
 * those of that moment. One query however many they are. All that shows or takes a price goes through here.
 */
export async function priceRows<R extends Row>(
  db: Db | Tx,
  rows: readonly R[],
  now: Date,
): Promise<(R & Price)[]> {
  if (rows.length === 0) return []
  const ids = rows.length > maxIdsInQuery ? undefined : rows.map(row => row.id)
  const deals = await runningDeals(db, now, ids)
  return rows.map(row => ({ ...row, ...discountPrice(row, deals.get(row.id)) }))
}

/** The same for one product. */
export async function priceRow<R extends Row>(db: Db | Tx, row: R, now: Date): Promise<R & Price> {
  const deals = await runningDeals(db, now, [row.id])
  return { ...row, ...discountPrice(row, deals.get(row.id)) }
}
