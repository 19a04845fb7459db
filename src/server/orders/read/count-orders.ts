import { orderStatuses } from '../../../contract/orders/order-status.ts'
import type { StaffOrderPage } from '../../../contract/orders/staff-orders.ts'
import type { Deps } from '../../deps.ts'
import { keepValues } from '../../notices/keep-values.ts'
import { countByStatus } from './list-queries.ts'

type Counts = StaffOrderPage['counts']

export type CountAllOrders = () => Promise<Counts>

/** Counts all orders by status, and keeps the counts until an order is placed or changes its status. */
export function openOrderCounts({ db, notices }: Pick<Deps, 'db' | 'notices'>): CountAllOrders {
  const kept = keepValues<Counts>(notices, {
    maxKept: 1,
    endedBy: ({ kind }, counts) => {
      const isOfOrders = kind === 'sales' || kind === 'order status'
      if (isOfOrders) counts.clear()
      return isOfOrders
    },
  })
  return async () => {
    // The page's own orders are read after this, and the counts may not be older than these.
    await notices.caughtUp()
    const known = kept.get('all')
    if (known) return known
    const keep = kept.beginReading()
    const counts = await countOrders(db, {})
    keep('all', counts)
    return counts
  }
}

/** How many orders match, by status and in all. */
export async function countOrders(
  db: Deps['db'],
  filter: Parameters<typeof countByStatus>[1],
): Promise<StaffOrderPage['counts']> {
  const found = new Map((await countByStatus(db, filter)).map(({ status, count }) => [status, count]))
  const count = (status: (typeof orderStatuses)[number]) => found.get(status) ?? 0
  return {
    Pending: count('Pending'),
    Processing: count('Processing'),
    Shipped: count('Shipped'),
    Delivered: count('Delivered'),
    Cancelled: count('Cancelled'),
    all: orderStatuses.reduce((sum, status) => sum + count(status), 0),
  }
}
