import { offsetOf } from '../../../contract/lists.ts'
import type { BrowseQuery, BrowseResult } from '../../../contract/product-lists.ts'
import type { Db } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { loadListedInOrder } from '../product/load-products.ts'
import { toWireCard } from '../product/product-wire.ts'
import { findMatchingIds } from '../search/find-matches.ts'
import { facetsOf } from './facets.ts'
import { type FilterableProduct, loadFilterableProducts } from './filterable-products.ts'
import { applyFilters, sortProducts } from './filters.ts'
import { fromWireFilters, toWireFacets } from './lists-wire.ts'
import { checkCategory } from './products-by-category.ts'

/**
 * A page of a category, of a search, of both or of all listed products, filtered and sorted, with the facets of the list
 * and how many products it has with and without the filters. A search has at most its best few hundred matches.
 * @throws not_found for an unknown category
 */
export async function browseProducts(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  query: BrowseQuery,
): Promise<BrowseResult> {
  const now = clock()
  const list = await loadList(db, query, now)
  const filters = fromWireFilters(query)
  const filtered = applyFilters(list, filters)
  const sorted = query.sort ? sortProducts(filtered, query.sort) : filtered
  const from = offsetOf(query)
  const ids = sorted.slice(from, from + query.limit).map(product => product.id)
  return {
    products: (await loadListedInOrder(db, ids, now)).map(toWireCard),
    total: filtered.length,
    all: list.length,
    facets: toWireFacets(facetsOf(list, filters)),
  }
}

/** The whole list before filtering: the best matches first or, without a search, the newest. */
async function loadList(db: Db, { category, q }: BrowseQuery, now: Date): Promise<FilterableProduct[]> {
  if (category !== undefined) checkCategory(category)
  if (q === undefined) return loadFilterableProducts(db, { category, now })
  const ids = await findMatchingIds(db, q, now)
  const products = await loadFilterableProducts(db, { category, ids, now })
  const byId = new Map(products.map(product => [product.id, product]))
  return ids.flatMap(id => byId.get(id) ?? [])
}
