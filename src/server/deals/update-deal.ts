import type { ChangedDeal, DealInput } from '../../contract/catalogue/deals.ts'
import { type ChangeDeps, changeDeal } from './change-deal.ts'
import { checkNotArchived } from './check-products.ts'
import { appendProducts, removeAllProducts, updateDeal as updateRow } from './queries.ts'

/**
 * Replaces a deal's times and switch, and its name, percentage and products where they are sent; a percentage of
 * null removes it.
 * @throws not_found for an unknown id
 * @throws invalid for a product that is unknown or archived
 */
export const updateDeal = (
  deps: ChangeDeps,
  userId: string,
  id: string,
  { startDate, endDate, isActive, products = [], percentOff, name }: DealInput,
): Promise<ChangedDeal> =>
  changeDeal(deps, { userId, id }, async tx => {
    const extras = { ...(percentOff !== undefined && { percentOff }), ...(name !== undefined && { name }) }
    await updateRow(tx, id, { startAt: startDate, endAt: endDate, isActive, ...extras })
    if (products.length === 0) return
    const productIds = await checkNotArchived(tx, products, 'products')
    await removeAllProducts(tx, id)
    await appendProducts(tx, id, productIds)
  })
