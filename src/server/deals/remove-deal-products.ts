import type { ChangedDeal } from '../../contract/catalogue/deals.ts'
import { type ChangeDeps, changeDeal } from './change-deal.ts'
import { checkKnown } from './check-products.ts'
import { removeSomeProducts } from './queries.ts'

/**
 * Removes products from a deal; those it does not have are ignored.
 * @throws not_found for an unknown deal
 * @throws invalid for an unknown product
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
