import type { Deal } from '../../contract/deals.ts'
import type { Deps } from '../deps.ts'
import { changeProducts } from './change-products.ts'
import { checkOnSale } from './check-products.ts'
import { appendProducts } from './queries.ts'

/**
 * Puts products behind those of a deal; those it has already keep their place. Throws `not_found`, and
 * `invalid` for a product the shop does not sell.
 */
export const addDealProducts = (
  deps: Pick<Deps, 'db'>,
  id: string,
  productIds: readonly string[],
): Promise<Deal> =>
  changeProducts(deps, id, async tx => {
    await appendProducts(tx, id, await checkOnSale(tx, productIds, 'productIds'))
  })
