import type { Product as WireProduct } from '../../../contract/catalogue/catalogue.ts'
import type { Deps } from '../../deps.ts'
import { pairedCards } from '../links/pairs.ts'
import { loadListedInOrder } from '../product/load-products.ts'

/** The listed products of these ids, in the order of the ids, each once. */
export async function productsByIds(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  ids: readonly string[],
): Promise<WireProduct[]> {
  const now = clock()
  return pairedCards(db, await loadListedInOrder(db, ids, now), now)
}
