import type { SortOrder } from '../../../contract/lists.ts'

/** What shoppers call the orders of a list. */
export const sortLabels: Record<SortOrder, string> = {
  newest: 'Newest',
  'price-asc': 'Price, low to high',
  'price-desc': 'Price, high to low',
  saving: 'Biggest saving',
}
