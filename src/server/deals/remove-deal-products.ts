import type { Deal } from '../../contract/deals.ts'
import type { Deps } from '../deps.ts'
import { checkKnown } from './check-products.ts'
import { noSuchDeal } from './get-deal.ts'
import { loadDeal } from './load-deals.ts'
import { lockDeal, removeSomeProducts } from './queries.ts'

/**
 * Takes products out of a deal; those it does not have are passed over. Throws `not_found`, and `invalid` for
 * what is no product of the shop.
 */
export function removeDealProducts(
  { db }: Pick<Deps, 'db'>,
  id: string,
  productIds: readonly string[],
): Promise<Deal> {
  return db.transaction().execute(async tx => {
    const deal = await lockDeal(tx, id)
    if (!deal) throw noSuchDeal()
    const ids = await checkKnown(tx, productIds, 'productIds')
    if (ids.length > 0) await removeSomeProducts(tx, id, ids)
    return loadDeal(tx, deal)
  })
}
