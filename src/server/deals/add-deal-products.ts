import type { ChangedDeal } from '../../contract/deals.ts'
import { type ChangeDeps, changeDeal } from './change-deal.ts'
import { checkNotArchived } from './check-products.ts'
import { appendProducts } from './queries.ts'

/**
 * Puts products behind those of a deal; those it has already keep their place. Throws `not_found`, and
 * `invalid` for a product the shop does not sell.
 */
export const addDealProducts = (
  deps: ChangeDeps,
  userId: string,
  id: string,
  productIds: readonly string[],
): Promise<ChangedDeal> =>
  changeDeal(deps, { userId, id }, async tx => {
    await appendProducts(tx, id, await checkNotArchived(tx, productIds, 'productIds'))
  })
