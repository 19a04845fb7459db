import type { Deal, DealInput } from '../../contract/deals.ts'
import type { Deps } from '../deps.ts'
import { checkOnSale } from './check-products.ts'
import { loadDeal } from './load-deals.ts'
import { appendProducts, insertDeal } from './queries.ts'

/** Makes a deal of products on sale, kept in the order given. Throws `invalid` for a product the shop does not sell. */
export function createDeal(
  deps: Pick<Deps, 'db' | 'clock' | 'newId'>,
  { startDate, endDate, isActive, products = [] }: DealInput,
): Promise<Deal> {
  const deal = { id: deps.newId(), startAt: startDate, endAt: endDate, isActive, createdAt: deps.clock() }
  return deps.db.transaction().execute(async tx => {
    const ids = await checkOnSale(tx, products, 'products')
    await insertDeal(tx, deal)
    await appendProducts(tx, deal.id, ids)
    return loadDeal(tx, deal)
  })
}
