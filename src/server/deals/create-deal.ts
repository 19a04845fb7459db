import type { DealInput, StaffDeal } from '../../contract/deals.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { ChangeDeps } from './change-deal.ts'
import { checkNotArchived } from './check-products.ts'
import { loadStaffDeal } from './load-staff-deals.ts'
import { appendProducts, insertDeal } from './queries.ts'
import { fieldsOf, recordDealChange } from './record-deal-change.ts'

/** Makes a deal of products on sale, kept in the order given. Throws `invalid` for a product the shop does not sell. */
export function createDeal(
  deps: ChangeDeps,
  userId: string,
  { startDate, endDate, isActive, products = [], percentOff = null }: DealInput,
): Promise<StaffDeal> {
  const [id, now] = [deps.newId(), deps.clock()]
  const deal = { id, startAt: startDate, endAt: endDate, isActive, percentOff, createdAt: now }
  return inTransaction(deps.db, async tx => {
    const ids = await checkNotArchived(tx, products, 'products')
    await insertDeal(tx, deal)
    await appendProducts(tx, id, ids)
    await recordDealChange(tx, deps, {
      userId,
      id,
      action: 'added',
      before: null,
      after: await fieldsOf(tx, deal),
    })
    return loadStaffDeal(tx, deal, now)
  })
}
