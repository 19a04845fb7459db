import type { Db, Tx } from '../../db/schema.ts'
import type { Price } from '../../prices/discount-price.ts'
import { withCurrentPrices } from '../../prices/price-rows.ts'
import { findSummaryRows, type SummaryRow } from './queries.ts'

/** What long lists show of a product, with what it costs at one moment; in cents. */
export type ProductSummary = SummaryRow & Price

/** The products of these ids that are not archived, drafts too, by id, at the prices of `now`. */
export async function loadProductSummaries(
  db: Db | Tx,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, ProductSummary>> {
  if (ids.length === 0) return new Map()
  const products = await withCurrentPrices(db, await findSummaryRows(db, [...new Set(ids)]), now)
  return new Map(products.map(product => [product.id, product]))
}
