import type { Db, Tx } from '../../db/schema.ts'
import { priceRows } from '../../prices/price-rows.ts'
import { type FilterableProduct, toFilterable } from './filterable-products.ts'
import { findFilterableRows } from './queries.ts'

/** A list to be narrowed and sorted, newest first, with the prices of `now`, in cents: of a category, of these ids, or all. */
export async function loadFilterableProducts(
  db: Db | Tx,
  which: { category?: string | undefined; ids?: readonly string[]; now: Date },
): Promise<FilterableProduct[]> {
  const rows = await priceRows(db, await findFilterableRows(db, which), which.now)
  return rows.map(toFilterable)
}
