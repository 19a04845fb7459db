import type { SortOrder } from '../../../contract/catalogue/sort-orders.ts'

/** Labels of a list's orders. */
export const sortLabels: Record<SortOrder, string> = {
  newest: 'Newest',
  'price-asc': 'Price, low to high',
  'price-desc': 'Price, high to low',
  saving: 'Biggest saving',
}
