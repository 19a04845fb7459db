import type { BrowseQuery, BrowseResult } from '../../../contract/catalogue/product-lists.ts'
import { offsetOf } from '../../../contract/lists.ts'
import type { Deps } from '../../deps.ts'
import { knownCategories } from '../categories/check-category.ts'
import { selectProducts } from '../collections/product-selection.ts'
import { toPairedCards } from '../links/pairs.ts'
import { findPaired } from '../links/queries.ts'
import { loadListedInOrder } from '../product/load-products.ts'
import { findMatchingIds } from '../search/find-matches.ts'
import { facetsOf } from './facets.ts'
import { applyFilters, sortRows } from './filters.ts'
import { fromWireFilters, toWireFacets } from './lists-wire.ts'
import type { LoadList } from './product-index/open-product-lists.ts'
import { idsAt, type ProductQuery } from './product-index/product-list.ts'
import { findColours } from './product-index/queries.ts'

/**
 * A page of a category, of a search, of both, of a collection or of all listed products, filtered and sorted, with the facets of the list
 * and how many products it has with and without the filters. A search has at most its best few hundred matches.
 * @throws not_found for an unknown category or collection
 */
export async function browseProducts(
  deps: Pick<Deps, 'db' | 'clock' | 'categories' | 'collections'> & { loadList: LoadList },
  query: BrowseQuery,
): Promise<BrowseResult> {
  const { db, clock, loadList } = deps
  const now = clock()
  const { sort } = query
  const list = await loadList({ ...(await queryOf(deps, query, now)), now })
  const filters = fromWireFilters(query)
  const filtered = applyFilters(list, filters)
  const sorted = sort ? sortRows(list.columns, filtered, sort) : filtered
  const facets = facetsOf(list, filters)
  const from = offsetOf(query)
  const ids = idsAt(list, sorted.subarray(from, from + query.limit))
  const [products, paired, colours] = await Promise.all([
    loadListedInOrder(db, ids, now),
    findPaired(db, ids, now),
    findColours(db, [...new Set(facets.colours.map(({ firstProductId }) => firstProductId))]),
  ])
  return {
    products: toPairedCards(products, paired),
    total: filtered.length,
    all: list.rows.length,
    facets: toWireFacets(facets, colours),
  }
}

type BrowseDeps = Pick<Deps, 'db' | 'categories' | 'collections'>

/** A collection stands for itself; a category and a search narrow each other. */
async function queryOf(
  deps: BrowseDeps,
  { collection, q, category }: BrowseQuery,
  now: Date,
): Promise<Omit<ProductQuery, 'now'>> {
  if (collection !== undefined) return selectProducts(deps, collection, now)
  return {
    categories: category === undefined ? undefined : knownCategories(deps.categories.current(), category),
    ids: q === undefined ? undefined : await findMatchingIds(deps.db, q, now),
  }
}
