import { toDollars } from '../../../contract/money.ts'
import type { ProductSummary } from '../../../contract/staff-catalogue.ts'
import type { Db, Tx } from '../../db/schema.ts'
import { priceRows } from '../../prices/price-rows.ts'
import { findSummaryRows } from './brief-query.ts'

/** The products of these ids that are not archived, drafts too, by id, at the prices of `now`, in dollars. */
export async function loadProductSummaries(
  db: Db | Tx,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, ProductSummary>> {
  if (ids.length === 0) return new Map()
  const rows = await priceRows(db, await findSummaryRows(db, [...new Set(ids)]), now)
  return new Map(
    rows.map(({ id, title, picture, ...row }) => [
      id,
      {
        ...{ _id: id, title, product_images: picture ? [picture] : [] },
        price: toDollars(row.priceCents),
        displayPrice: toDollars(row.displayPriceCents),
        basePrice: toDollars(row.basePriceCents),
      },
    ]),
  )
}
