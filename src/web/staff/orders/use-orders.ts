import type { StaffOrderPage } from '../../../contract/staff-orders.ts'
import { browserApi } from '../../api/browser.ts'
import { staffKeys } from '../shell/staff-keys.ts'
import { useRead } from '../shell/use-read.ts'
import { type OrdersQuery, toFilters, writeOrdersQuery } from './orders-query.ts'

/** As the specification says. */
export const ordersPerPage = 10

/** A page of orders, with the address it is for and when it was asked for, by `performance.now()`. */
export type OrdersPage = StaffOrderPage & { address: string; askedAt: number }

/** The orders the address asks for. Within a tab the rows stay in view until the next ones are loaded. */
export function useOrders(query: OrdersQuery) {
  const filters = toFilters(query)
  const { page, tab } = query
  const address = String(writeOrdersQuery(query))
  const orders = useRead<OrdersPage>(
    [staffKeys.orders, tab.id],
    async signal => {
      const askedAt = performance.now()
      const answer = await browserApi.orders.all(
        { query: { ...filters, page, limit: ordersPerPage } },
        { signal },
      )
      return { ...answer, address, askedAt }
    },
    { variant: JSON.stringify({ ...filters, page }), keep: true },
  )
  return { ...orders, isAnswered: orders.value?.address === address }
}
