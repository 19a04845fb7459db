import type { StaffDeal } from '../../contract/deals.ts'
import { toDollars } from '../../contract/money.ts'
import type { Db, Tx } from '../db/schema.ts'
import { loadDealsForStaff } from './load-deals.ts'
import type { DealRow } from './queries.ts'
import { findOverlaps, sumSold } from './result-queries.ts'

/** The deals as the staff see them at `now`: with what they sold and which others they meet. */
export async function loadStaffDeals(db: Db | Tx, rows: readonly DealRow[], now: Date): Promise<StaffDeal[]> {
  if (rows.length === 0) return []
  const ids = rows.map(deal => deal.id)
  const deals = await loadDealsForStaff(db, rows, now)
  const sold = Map.groupBy(await sumSold(db, ids), ({ dealId }) => dealId)
  const overlaps = Map.groupBy(await findOverlaps(db, ids), ({ dealId }) => dealId)
  return deals.map(deal => {
    const sums = sold.get(deal._id) ?? []
    const units = sums.reduce((sum, product) => sum + product.units, 0)
    const cents = sums.reduce((sum, product) => sum + product.cents, 0)
    const others = overlaps.get(deal._id) ?? []
    return {
      ...deal,
      results: { units, revenue: toDollars(cents) },
      overlaps: others.map(({ otherId, productIds }) => ({ dealId: otherId, productIds })),
    }
  })
}

/** One deal as the staff see it at `now`. */
export async function loadStaffDeal(db: Db | Tx, row: DealRow, now: Date): Promise<StaffDeal> {
  const [deal] = await loadStaffDeals(db, [row], now)
  if (!deal) throw new Error('A deal was not answered for its row')
  return deal
}
