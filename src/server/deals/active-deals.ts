import type { Deal } from '../../contract/deals.ts'
import type { Deps } from '../deps.ts'
import { loadDeals } from './load-deals.ts'
import { findRunningDeals } from './queries.ts'
import { sumSold } from './result-queries.ts'

/** The deals running now, soonest end first; each product with the units it really sold. */
export async function activeDeals({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Deal[]> {
  const now = clock()
  const running = await findRunningDeals(db, now)
  if (running.length === 0) return []
  const deals = await loadDeals(db, running, now)
  const sums = await sumSold(
    db,
    running.map(deal => deal.id),
  )
  const soldOf = new Map(sums.map(({ dealId, productId, units }) => [`${dealId} ${productId}`, units]))
  return deals.map(deal => ({
    ...deal,
    products: deal.products.map(product => ({
      ...product,
      sold: soldOf.get(`${deal._id} ${product._id}`) ?? 0,
    })),
  }))
}
