import type { BaseDeal } from '../../contract/deals.ts'
import type { ProductSummary } from '../../contract/staff-catalogue.ts'
import { loadProductSummaries } from '../catalogue/lists/product-summaries.ts'
import { loadProducts } from '../catalogue/product/load-products.ts'
import type { Db, Tx } from '../db/schema.ts'
import { type DealRow, findDealProducts } from './queries.ts'

/** The deals with their products on sale at `now`, in their order, at the prices of then; however many deals, so many queries. */
export const loadDeals = (db: Db | Tx, deals: readonly DealRow[], now: Date): Promise<BaseDeal[]> =>
  dealsWith(db, deals, ids => loadProducts(db, ids, now))

/** The same for the staff: all their products that are not archived, those still to appear too, as lists show them. */
export const loadDealsForStaff = (db: Db | Tx, deals: readonly DealRow[], now: Date) =>
  dealsWith<ProductSummary>(db, deals, ids => loadProductSummaries(db, ids, now))

async function dealsWith<P>(
  db: Db | Tx,
  deals: readonly DealRow[],
  load: (ids: readonly string[]) => Promise<ReadonlyMap<string, P>>,
) {
  if (deals.length === 0) return []
  const links = await findDealProducts(
    db,
    deals.map(deal => deal.id),
  )
  const found = await load(links.flatMap(({ productIds }) => productIds))
  const idsOf = new Map(links.map(({ dealId, productIds }) => [dealId, productIds]))
  return deals.map(deal => ({
    ...toDeal(deal),
    products: (idsOf.get(deal.id) ?? []).flatMap(id => found.get(id) ?? []),
  }))
}

const toDeal = (deal: DealRow) => ({
  _id: deal.id,
  startDate: deal.startAt.toISOString(),
  endDate: deal.endAt.toISOString(),
  isActive: deal.isActive,
  percentOff: deal.percentOff,
})
