import type { DealInput, StaffDeal as WireStaffDeal } from '../../contract/catalogue/deals.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { ChangeDeps } from './change-deal.ts'
import { checkNotArchived } from './check-products.ts'
import { toWireStaffDeal } from './deals-wire.ts'
import { loadStaffDeal } from './load-deals.ts'
import { appendProducts, insertDeal } from './queries.ts'
import { recordDealChange, toDealRecord } from './record-deal-change.ts'

/**
 * Makes a deal of products, drafts too, in the order given.
 * @throws invalid for a product that is unknown or archived
 */
export function createDeal(
  deps: ChangeDeps,
  userId: string,
  { startDate, endDate, isActive, products = [], percentOff = null, name = '' }: DealInput,
): Promise<WireStaffDeal> {
  const [id, now] = [deps.newId(), deps.clock()]
  const deal = { id, name, startAt: startDate, endAt: endDate, isActive, percentOff, createdAt: now }
  return inTransaction(deps.db, async tx => {
    const productIds = await checkNotArchived(tx, products, 'products')
    await insertDeal(tx, deal)
    await appendProducts(tx, id, productIds)
    const after = await toDealRecord(tx, deal)
    await recordDealChange(tx, deps, { userId, id, action: 'added', before: null, after })
    return toWireStaffDeal(await loadStaffDeal(tx, deal, deps))
  })
}
