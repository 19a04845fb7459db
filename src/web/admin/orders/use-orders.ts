import { browserApi } from '../../api/browser.ts'
import { useKept } from '../shell/use-kept.ts'
import { type OrdersQuery, toFilters } from './orders-query.ts'

/** The specification's. */
export const PAGE_SIZE = 10

/** The page asked for. Going on within a tab keeps the rows in sight until the next ones are there. */
export function useOrders(query: OrdersQuery) {
  const filters = toFilters(query)
  const { page, tab } = query
  return useKept(`orders ${tab.id}`, JSON.stringify({ ...filters, page }), signal =>
    browserApi.order.all({ query: { ...filters, page, limit: PAGE_SIZE } }, { signal }),
  )
}
