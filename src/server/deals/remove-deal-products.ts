import type { Deal } from '../../contract/deals.ts'
import type { Deps } from '../deps.ts'
import { changeProducts } from './change-products.ts'
import { checkKnown } from './check-products.ts'
import { removeSomeProducts } from './queries.ts'

/**
 * Takes products out of a deal; those it does not have are passed over. Throws `not_found`, and `invalid` for
 * what is no product of the shop.
 */
export const removeDealProducts = (
  deps: Pick<Deps, 'db'>,
  id: string,
  productIds: readonly string[],
): Promise<Deal> =>
  changeProducts(deps, id, async tx => {
    const ids = await checkKnown(tx, productIds, 'productIds')
    if (ids.length > 0) await removeSomeProducts(tx, id, ids)
  })
