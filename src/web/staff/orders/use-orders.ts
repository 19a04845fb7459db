import type { StaffOrderPage } from '../../../contract/orders/staff-orders.ts'
import { browserApi } from '../../api/browser.ts'
import { staffKeys } from '../cache/staff-keys.ts'
import { useRead } from '../cache/use-read.ts'
import { type OrdersQuery, toFilters, writeOrdersQuery } from './orders-query.ts'

/** As the specification says; whoever wants many low rows gets more of them. */
export const ordersPerPage = { roomy: 10, compact: 25 } as const

/** A page of orders, with the address it is for and when it was asked for, by `performance.now()`. */
export type OrdersPage = StaffOrderPage & { address: string; askedAt: number }

/** The orders the address asks for. Within a tab the rows stay in view until the next ones are loaded. */
export function useOrders(query: OrdersQuery, limit: number) {
  const filters = toFilters(query)
  const { page, tab } = query
  const address = String(writeOrdersQuery(query))
  const orders = useRead<OrdersPage>(
    [staffKeys.orders, tab.id],
    async signal => {
      const askedAt = performance.now()
      const answer = await browserApi.orders.all({ query: { ...filters, page, limit } }, { signal })
      return { ...answer, address, askedAt }
    },
    { variant: JSON.stringify({ ...filters, page, limit }), keep: true },
  )
  return { ...orders, isAnswered: orders.value?.address === address }
}
