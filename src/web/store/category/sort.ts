import { type SortOrder, sortOrders } from '../../../contract/sort-orders.ts'

export const sortNames: Record<SortOrder, string> = {
  newest: 'Newest',
  'price-asc': 'Price, low to high',
  'price-desc': 'Price, high to low',
  saving: 'Biggest saving',
}

/** The order an address asks for; newest first where it asks for none there is. */
export function readSort(search: URLSearchParams): SortOrder {
  const wanted = search.get('sort')
  return sortOrders.find(order => order === wanted) ?? 'newest'
}
