import type { ChangedDeal } from '../../contract/deals.ts'
import { type ChangeDeps, changeDeal } from './change-deal.ts'
import { checkKnown } from './check-products.ts'
import { removeSomeProducts } from './queries.ts'

/**
 * Takes products out of a deal; those it does not have are passed over. Throws `not_found`, and `invalid` for
 * what is no product of the shop.
 */
export const removeDealProducts = (
  deps: ChangeDeps,
  userId: string,
  id: string,
  productIds: readonly string[],
): Promise<ChangedDeal> =>
  changeDeal(deps, { userId, id }, async tx => {
    const ids = await checkKnown(tx, productIds, 'productIds')
    if (ids.length > 0) await removeSomeProducts(tx, id, ids)
  })
