import type { Deal as WireDeal } from '../../contract/deals.ts'
import type { Deps } from '../deps.ts'
import { toWireDeal } from './deals-wire.ts'
import { loadDeals } from './load-deals.ts'
import { findRunningDeals } from './queries.ts'
import { sumSold } from './sales-queries.ts'

/** The deals running now, soonest end first; each product with the units it really sold. */
export async function activeDeals({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<WireDeal[]> {
  const now = clock()
  const running = await findRunningDeals(db, now)
  if (running.length === 0) return []
  const deals = await loadDeals(db, running, now)
  const sums = await sumSold(
    db,
    running.map(({ id }) => id),
  )
  const units = new Map(sums.map(sum => [`${sum.dealId} ${sum.productId}`, sum.units]))
  return deals.map(deal => toWireDeal(deal, productId => units.get(`${deal.id} ${productId}`) ?? 0))
}
