import { orderStatuses } from '../../../contract/orders/order-status.ts'
import type { StaffOrderPage } from '../../../contract/orders/staff-orders.ts'
import type { Deps } from '../../deps.ts'
import { createCache } from '../../notices/create-cache.ts'
import { countByStatus, countReturned } from './list-queries.ts'

type Counts = StaffOrderPage['counts']

export type CountAllOrders = () => Promise<Counts>

/** Counts all orders by status, and keeps the counts until an order is placed or changes its status. */
export function openOrderCounts({ db, notices }: Pick<Deps, 'db' | 'notices'>): CountAllOrders {
  const kept = createCache<Counts>(notices, { max: 1 })
  return async () => {
    // The page's own orders are read after this, and the counts may not be older than these.
    await notices.waitForNotices()
    return (
      kept.get('counts') ??
      kept.load('counts', async keep => {
        const counts = await countOrders(db, {})
        keep('counts', counts, { dependsOn: ['sales', 'order status'] })
        return counts
      })
    )
  }
}

/** How many orders match, by status and in all. */
export async function countOrders(
  db: Deps['db'],
  filter: Parameters<typeof countByStatus>[1],
): Promise<StaffOrderPage['counts']> {
  const byStatus = await countByStatus(db, filter)
  const found = new Map(byStatus.map(({ status, count }) => [status, count]))
  const count = (status: (typeof orderStatuses)[number]) => found.get(status) ?? 0
  const Returned = found.has('Shipped') ? await countReturned(db, filter) : 0
  return {
    Pending: count('Pending'),
    Processing: count('Processing'),
    Shipped: count('Shipped') - Returned,
    Delivered: count('Delivered'),
    Cancelled: count('Cancelled'),
    Returned,
    all: orderStatuses.reduce((sum, status) => sum + count(status), 0),
  }
}
