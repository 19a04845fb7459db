import type { Browsed, BrowseQuery } from '../../contract/catalogue.ts'
import { offsetOf } from '../../contract/page.ts'
import type { Db } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { facetsOf } from './facets.ts'
import { type Listed, toListed } from './listed.ts'
import { findListed } from './listed-query.ts'
import { loadInOrder } from './load-products.ts'
import { narrow, sortListed, toNarrowing } from './narrow.ts'
import { checkCategory } from './products-by-category.ts'
import { findMatching } from './search-products.ts'

/**
 * A page of a category, of a search, of both or of everything on sale, narrowed and sorted; with it how many
 * products there are with and without the filters, and what the list can be narrowed by. Prices in dollars. A search
 * knows its best few hundred matches. Throws `not_found` for an unknown category.
 */
export async function browseProducts({ db }: Pick<Deps, 'db'>, query: BrowseQuery): Promise<Browsed> {
  const list = await listOf(db, query)
  const wanted = toNarrowing(query)
  const narrowed = narrow(list, wanted)
  const sorted = query.sort ? sortListed(narrowed, query.sort) : narrowed
  const from = offsetOf(query)
  const ids = sorted.slice(from, from + query.limit).map(product => product.id)
  return {
    products: await loadInOrder(db, ids),
    total: narrowed.length,
    all: list.length,
    facets: facetsOf(list, wanted),
  }
}

/** All that is to be narrowed: the best matches first, without a search the newest. */
async function listOf(db: Db, { category, q }: BrowseQuery): Promise<Listed[]> {
  if (category !== undefined) checkCategory(category)
  if (q === undefined) return (await findListed(db, { category })).map(toListed)
  const ids = await findMatching(db, q)
  const rows = new Map((await findListed(db, { category, ids })).map(row => [row.id, row]))
  return ids.flatMap(id => rows.get(id) ?? []).map(toListed)
}
