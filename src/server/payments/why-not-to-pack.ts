import type { Db, Tx } from '../db/schema.ts'
import { findOfOrder } from './queries.ts'

/**
 * Why an order is not to be packed as far as its card goes, in words; null when nothing is in the way: it was charged,
 * somebody has settled it by hand, or no card has to do with it.
 */
export async function whyNotToPack(db: Db | Tx, orderId: string): Promise<string | null> {
  const payment = await findOfOrder(db, orderId)
  if (payment?.state === 'ordered') return 'its card has not been charged yet'
  if (payment?.state === 'failed') return 'its card could not be charged'
  return payment?.problemStays ? 'something is wrong with its payment' : null
}
