import type { Product as WireProduct } from '../../../contract/catalogue/catalogue.ts'
import type { SearchInput } from '../../../contract/catalogue/product-lists.ts'
import { offsetOf } from '../../../contract/lists.ts'
import type { Deps } from '../../deps.ts'
import { loadListedInOrder } from '../product/load-products.ts'
import { toWireCard } from '../product/product-wire.ts'
import { findMatchingIds } from '../search/find-matches.ts'

/**
 * A page of the listed products that hold every word of the query or a beginning of it, best first. Misspelt words are
 * corrected when few products match. Any text is accepted; only the best few hundred matches can be paged through.
 */
export async function searchProducts(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { query, page, limit }: SearchInput,
): Promise<WireProduct[]> {
  const offset = offsetOf({ page, limit })
  const now = clock()
  const ids = (await findMatchingIds(db, query, now)).slice(offset, offset + limit)
  return (await loadListedInOrder(db, ids, now)).map(toWireCard)
}
