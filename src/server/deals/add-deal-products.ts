import type { ChangedDeal } from '../../contract/catalogue/deals.ts'
import { type ChangeDeps, changeDeal } from './change-deal.ts'
import { checkNotArchived } from './check-products.ts'
import { appendProducts } from './queries.ts'

/**
 * Adds products after those of a deal; products it has already keep their place.
 * @throws not_found for an unknown id
 * @throws invalid for a product that is unknown or archived
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
