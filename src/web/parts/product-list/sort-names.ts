import type { SortOrder } from '../../../contract/sort-orders.ts'

/** What shoppers call the orders of a list. */
export const sortNames: Record<SortOrder, string> = {
  newest: 'Newest',
  'price-asc': 'Price, low to high',
  'price-desc': 'Price, high to low',
  saving: 'Biggest saving',
}
