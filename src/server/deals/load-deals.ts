import type { Product } from '../../contract/catalogue.ts'
import type { Deal } from '../../contract/deals.ts'
import { loadSellable, type Sellable } from '../catalogue/load-products.ts'
import type { Db, Tx } from '../db/schema.ts'
import { type DealRow, findDealProducts } from './queries.ts'

/** The deals with their products on sale at `now`, in their order, at the prices of then; however many deals, so many queries. */
export const loadDeals = (db: Db | Tx, deals: readonly DealRow[], now: Date): Promise<Deal[]> =>
  dealsWith(db, { deals, now, isShown: ({ onSale }) => onSale })

/** The same with the products that are still to appear. */
export const loadDealsForStaff = (db: Db | Tx, deals: readonly DealRow[], now: Date): Promise<Deal[]> =>
  dealsWith(db, { deals, now, isShown: ({ archived }) => !archived })

type Wish = { deals: readonly DealRow[]; now: Date; isShown: (found: Sellable) => boolean }

async function dealsWith(db: Db | Tx, { deals, now, isShown }: Wish): Promise<Deal[]> {
  if (deals.length === 0) return []
  const ids = deals.map(deal => deal.id)
  const links = await findDealProducts(db, ids)
  const found = await loadSellable(
    db,
    links.map(link => link.productId),
    now,
  )
  const shown = links.flatMap(({ dealId, productId }) => {
    const sellable = found.get(productId)
    return sellable && isShown(sellable) ? [{ dealId, product: sellable.product }] : []
  })
  const byDeal = Map.groupBy(shown, ({ dealId }) => dealId)
  return deals.map(deal =>
    toDeal(
      deal,
      (byDeal.get(deal.id) ?? []).map(({ product }) => product),
    ),
  )
}

const toDeal = (deal: DealRow, products: Product[]): Deal => ({
  _id: deal.id,
  startDate: deal.startAt.toISOString(),
  endDate: deal.endAt.toISOString(),
  isActive: deal.isActive,
  percentOff: deal.percentOff,
  products,
})
