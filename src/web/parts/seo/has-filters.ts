import { valueFilterNames } from '../../../contract/catalogue/value-filters.ts'

const filterParams = ['sort', ...valueFilterNames, 'price', 'minPrice', 'maxPrice', 'inStock', 'q']

/** Whether an address filters or sorts a list: such views are not indexed. */
export function hasFilters(search: string): boolean {
  const chosen = new URLSearchParams(search)
  return filterParams.some(name => chosen.get(name))
}
