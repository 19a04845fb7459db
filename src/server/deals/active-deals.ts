import type { Deal as WireDeal } from '../../contract/catalogue/deals.ts'
import type { Deps } from '../deps.ts'
import { toWireDeal } from './deals-wire.ts'
import { loadDeals } from './load-deals.ts'
import { findRunningDeals } from './queries.ts'
import { countSoldSinceStart } from './sales-queries.ts'

/** The deals running now, soonest end first; each product with the units really sold since the deal began. */
export async function activeDeals({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<WireDeal[]> {
  const now = clock()
  const running = await findRunningDeals(db, now)
  if (running.length === 0) return []
  const deals = await loadDeals(db, running, now)
  const sold = await countSoldSinceStart(
    db,
    running.map(({ id }) => id),
  )
  const units = new Map(sold.map(each => [`${each.dealId} ${each.productId}`, each.units]))
  return deals.map(deal => toWireDeal(deal, productId => units.get(`${deal.id} ${productId}`) ?? 0))
}
