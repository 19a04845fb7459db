import type { Product as WireProduct } from '../../../contract/catalogue/catalogue.ts'
import type { CategoryQuery } from '../../../contract/catalogue/product-lists.ts'
import { offsetOf } from '../../../contract/lists.ts'
import type { Deps } from '../../deps.ts'
import { knownCategory } from '../categories/check-category.ts'
import { pairedCards } from '../links/pairs.ts'
import { loadListedInOrder } from '../product/load-products.ts'
import { applyFilters, sortRows } from './filters.ts'
import { fromWireFilters } from './lists-wire.ts'
import type { LoadList } from './product-index/open-product-lists.ts'
import { idsAt } from './product-index/product-list.ts'

/**
 * A page of a category's listed products, filtered and sorted.
 * @throws not_found for an unknown category
 */
export async function productsByCategory(
  { db, clock, categories, loadList }: Pick<Deps, 'db' | 'clock' | 'categories'> & { loadList: LoadList },
  code: string,
  query: CategoryQuery,
): Promise<WireProduct[]> {
  const category = knownCategory(categories.current(), code)
  const now = clock()
  const list = await loadList({ categories: [category], now })
  const sorted = sortRows(list.columns, applyFilters(list, fromWireFilters(query)), query.sort)
  const from = offsetOf(query)
  const ids = idsAt(list, sorted.subarray(from, from + query.limit))
  return pairedCards(db, await loadListedInOrder(db, ids, now), now)
}
