import { offsetOf } from '../../../contract/lists.ts'
import type { Browsed, BrowseQuery } from '../../../contract/product-lists.ts'
import type { Db } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { loadInOrder } from '../product/load-products.ts'
import { facetsOf } from './facets.ts'
import type { Listed } from './filterable-products.ts'
import { narrow, sortListed, toNarrowing } from './filters.ts'
import { loadListed } from './load-listed.ts'
import { checkCategory } from './products-by-category.ts'
import { findMatching } from './search-products.ts'

/**
 * A page of a category, of a search, of both or of everything on sale, narrowed and sorted; with it how many
 * products there are with and without the filters, and what the list can be narrowed by. Prices in dollars. A search
 * knows its best few hundred matches. Throws `not_found` for an unknown category.
 */
export async function browseProducts(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  query: BrowseQuery,
): Promise<Browsed> {
  const now = clock()
  const list = await listOf(db, query, now)
  const wanted = toNarrowing(query)
  const narrowed = narrow(list, wanted)
  const sorted = query.sort ? sortListed(narrowed, query.sort) : narrowed
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
async function listOf(db: Db, { category, q }: BrowseQuery, now: Date): Promise<Listed[]> {
  if (category !== undefined) checkCategory(category)
  if (q === undefined) return loadListed(db, { category, now })
  const ids = await findMatching(db, q, now)
  const rows = new Map((await loadListed(db, { category, ids, now })).map(row => [row.id, row]))
  return ids.flatMap(id => rows.get(id) ?? [])
}
