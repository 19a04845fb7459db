import { offsetOf } from '../../../contract/lists.ts'
import type { BrowseQuery, BrowseResult } from '../../../contract/product-lists.ts'
import type { Db } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { loadInOrder } from '../product/load-products.ts'
import { facetsOf } from './facets.ts'
import type { FilterableProduct } from './filterable-products.ts'
import { applyFilters, sortProducts, toFilters } from './filters.ts'
import { loadFilterableProducts } from './load-listed.ts'
import { checkCategory } from './products-by-category.ts'
import { findMatchingIds } from './search-products.ts'

/**
 * A page of a category, of a search, of both or of everything on sale, narrowed and sorted; with it how many
 * products there are with and without the filters, and what the list can be narrowed by. Prices in dollars. A search
 * knows its best few hundred matches. Throws `not_found` for an unknown category.
 */
export async function browseProducts(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  query: BrowseQuery,
): Promise<BrowseResult> {
  const now = clock()
  const list = await listOf(db, query, now)
  const wanted = toFilters(query)
  const narrowed = applyFilters(list, wanted)
  const sorted = query.sort ? sortProducts(narrowed, query.sort) : narrowed
  const from = offsetOf(query)
  const ids = sorted.slice(from, from + query.limit).map(product => product.id)
  return {
    products: await loadInOrder(db, ids, now),
    total: narrowed.length,
    all: list.length,
    facets: facetsOf(list, wanted),
  }
}

/** All that is to be narrowed: the best matches first, without a search the newest. */
async function listOf(db: Db, { category, q }: BrowseQuery, now: Date): Promise<FilterableProduct[]> {
  if (category !== undefined) checkCategory(category)
  if (q === undefined) return loadFilterableProducts(db, { category, now })
  const ids = await findMatchingIds(db, q, now)
  const rows = new Map((await loadFilterableProducts(db, { category, ids, now })).map(row => [row.id, row]))
  return ids.flatMap(id => rows.get(id) ?? [])
}
