import {
  loadListedProducts,
  loadProductSummaries,
  type ProductSummary,
} from '../catalogue/product/load-products.ts'
import type { PricedProduct } from '../catalogue/product/product.ts'
import type { Db, Tx } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { findOverlaps } from './overlap-queries.ts'
import { type DealRow, findDealProducts } from './queries.ts'
import { sumSold } from './sales-queries.ts'

type WithProducts<P> = DealRow & { products: P[] }

/** A deal with its listed products in its order. */
export type Deal = WithProducts<PricedProduct>

/** A deal with all its products that are not archived, drafts too, what it sold, and the deals it overlaps. */
export type StaffDeal = WithProducts<ProductSummary> & {
  units: number
  revenueCents: number
  overlaps: { dealId: string; productIds: string[] }[]
}

/** The deals of these rows with their products at the prices of `now`. */
export const loadDeals = (db: Db | Tx, rows: readonly DealRow[], now: Date): Promise<Deal[]> =>
  withProducts(db, rows, ids => loadListedProducts(db, ids, now))

/** The same for the staff, with what was sold in the shop's currency. */
export async function loadStaffDeals(
  db: Db | Tx,
  rows: readonly DealRow[],
  { clock, settings }: Pick<Deps, 'clock' | 'settings'>,
): Promise<StaffDeal[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const deals = await withProducts(db, rows, productIds => loadProductSummaries(db, productIds, clock()))
  const sold = new Map(
    (await sumSold(db, ids, settings.current().money.currency)).map(sums => [sums.dealId, sums]),
  )
  const overlaps = Map.groupBy(await findOverlaps(db, ids), ({ dealId }) => dealId)
  return deals.map(deal => ({
    ...deal,
    units: sold.get(deal.id)?.units ?? 0,
    revenueCents: sold.get(deal.id)?.cents ?? 0,
    overlaps: (overlaps.get(deal.id) ?? []).map(({ otherId, productIds }) => ({
      dealId: otherId,
      productIds,
    })),
  }))
}

/** One deal for the staff. */
export async function loadStaffDeal(
  db: Db | Tx,
  row: DealRow,
  deps: Pick<Deps, 'clock' | 'settings'>,
): Promise<StaffDeal> {
  const [deal] = await loadStaffDeals(db, [row], deps)
  if (!deal) throw new Error('A deal was not loaded for its row')
  return deal
}

async function withProducts<P>(
  db: Db | Tx,
  rows: readonly DealRow[],
  load: (ids: readonly string[]) => Promise<ReadonlyMap<string, P>>,
): Promise<WithProducts<P>[]> {
  if (rows.length === 0) return []
  const links = await findDealProducts(
    db,
    rows.map(({ id }) => id),
  )
  const products = await load(links.flatMap(({ productIds }) => productIds))
  const productIdsOf = new Map(links.map(({ dealId, productIds }) => [dealId, productIds]))
  return rows.map(row => ({
    ...row,
    products: (productIdsOf.get(row.id) ?? []).flatMap(id => products.get(id) ?? []),
  }))
}
