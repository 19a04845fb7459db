import type { Db, Tx } from '../../db/schema.ts'
import { priceRows } from '../../prices/price-rows.ts'
import { type Listed, toListed } from './filterable-products.ts'
import { findListed } from './queries.ts'

/** A list to be narrowed and sorted, newest first, with the prices of `now`, in cents: of a category, of these ids, or all. */
export async function loadListed(
  db: Db | Tx,
  which: { category?: string | undefined; ids?: readonly string[]; now: Date },
): Promise<Listed[]> {
  const rows = await priceRows(db, await findListed(db, which), which.now)
  return rows.map(toListed)
}
