import type { StaffOrderPage } from '../../../contract/staff-orders.ts'
import { browserApi } from '../../api/browser.ts'
import { useStaleWhileLoading } from '../shell/use-stale-while-loading.ts'
import { type OrdersQuery, toFilters, writeOrdersQuery } from './orders-query.ts'

/** The specification's. */
export const PAGE_SIZE = 10

/** A page as the shop answered it: for which address, and when it was asked for, in milliseconds of this page. */
export type OrdersPage = StaffOrderPage & { address: string; askedAt: number }

/** The page asked for. Going on within a tab keeps the rows in sight until the next ones are there. */
export function useOrders(query: OrdersQuery) {
  const filters = toFilters(query)
  const { page, tab } = query
  const address = String(writeOrdersQuery(query))
  const orders = useStaleWhileLoading<OrdersPage>(
    `orders ${tab.id}`,
    JSON.stringify({ ...filters, page }),
    async signal => {
      const askedAt = performance.now()
      const answer = await browserApi.orders.all(
        { query: { ...filters, page, limit: PAGE_SIZE } },
        { signal },
      )
      return { ...answer, address, askedAt }
    },
  )
  return { ...orders, isAnswered: orders.value?.address === address }
}
