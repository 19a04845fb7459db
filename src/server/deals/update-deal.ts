import type { Deal, DealInput } from '../../contract/deals.ts'
import type { Deps } from '../deps.ts'
import { checkOnSale } from './check-products.ts'
import { noSuchDeal } from './get-deal.ts'
import { loadDeal } from './load-deals.ts'
import { appendProducts, removeAllProducts, updateDeal as updateRow } from './queries.ts'

/**
 * Replaces a deal's times and switch, and its products when some are sent; they stay when none are.
 * Throws `not_found`, and `invalid` for a product the shop does not sell.
 */
export function updateDeal(
  { db }: Pick<Deps, 'db'>,
  id: string,
  { startDate, endDate, isActive, products = [] }: DealInput,
): Promise<Deal> {
  return db.transaction().execute(async tx => {
    const deal = await updateRow(tx, id, { startAt: startDate, endAt: endDate, isActive })
    if (!deal) throw noSuchDeal()
    if (products.length > 0) {
      const ids = await checkOnSale(tx, products, 'products')
      await removeAllProducts(tx, id)
      await appendProducts(tx, id, ids)
    }
    return loadDeal(tx, deal)
  })
}
