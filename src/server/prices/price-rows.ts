import type { Db, Tx } from '../db/schema.ts'
import { type BasePrice, type Price, priceWith } from './reduce.ts'
import { runningDiscounts } from './running-discounts.ts'

type Row = BasePrice & { id: string }

/** Beyond so many, all deals are read: fewer than the ids would be. */
const fewIds = 200

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
  const ids = rows.length > fewIds ? undefined : rows.map(row => row.id)
  const discounts = await runningDiscounts(db, now, ids)
  return rows.map(row => ({ ...row, ...priceWith(row, discounts.get(row.id)) }))
}

/** The same for one product. */
export async function priceRow<R extends Row>(db: Db | Tx, row: R, now: Date): Promise<R & Price> {
  const discounts = await runningDiscounts(db, now, [row.id])
  return { ...row, ...priceWith(row, discounts.get(row.id)) }
}
