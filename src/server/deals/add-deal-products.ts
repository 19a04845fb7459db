import type { Deal } from '../../contract/deals.ts'
import type { Deps } from '../deps.ts'
import { checkOnSale } from './check-products.ts'
import { noSuchDeal } from './get-deal.ts'
import { loadDeal } from './load-deals.ts'
import { appendProducts, lockDeal } from './queries.ts'

/**
 * Puts products behind those of a deal; those it has already keep their place. Throws `not_found`, and
 * `invalid` for a product the shop does not sell.
 */
export function addDealProducts(
  { db }: Pick<Deps, 'db'>,
  id: string,
  productIds: readonly string[],
): Promise<Deal> {
  return db.transaction().execute(async tx => {
    const deal = await lockDeal(tx, id)
    if (!deal) throw noSuchDeal()
    await appendProducts(tx, id, await checkOnSale(tx, productIds, 'productIds'))
    return loadDeal(tx, deal)
  })
}
