import type { Product } from '../../contract/catalogue.ts'
import type { Deal } from '../../contract/deals.ts'
import { loadProducts } from '../catalogue/load-products.ts'
import type { Db, Tx } from '../db/schema.ts'
import { type DealRow, findDealProducts } from './queries.ts'

/** The deals with their products on sale, in their order; two queries however many deals there are. */
export async function loadDeals(db: Db | Tx, deals: readonly DealRow[]): Promise<Deal[]> {
  if (deals.length === 0) return []
  const ids = deals.map(deal => deal.id)
  const products = await productsByDeal(db, ids)
  return deals.map(deal => toDeal(deal, products.get(deal.id)))
}

/** One deal with its products on sale. */
export async function loadDeal(db: Db | Tx, deal: DealRow): Promise<Deal> {
  const products = await productsByDeal(db, [deal.id])
  return toDeal(deal, products.get(deal.id))
}

async function productsByDeal(db: Db | Tx, dealIds: readonly string[]): Promise<Map<string, Product[]>> {
  const links = await findDealProducts(db, dealIds)
  const ids = links.map(link => link.productId)
  const products = await loadProducts(db, ids)
  const byDeal = new Map<string, Product[]>()
  for (const { dealId, productId } of links) {
    const product = products.get(productId)
    if (product) byDeal.set(dealId, [...(byDeal.get(dealId) ?? []), product])
  }
  return byDeal
}

const toDeal = (deal: DealRow, products: Product[] = []): Deal => ({
  _id: deal.id,
  startDate: deal.startAt.toISOString(),
  endDate: deal.endAt.toISOString(),
  isActive: deal.isActive,
  products,
})
