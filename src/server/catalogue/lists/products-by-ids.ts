import type { Product as WireProduct } from '../../../contract/catalogue.ts'
import type { Deps } from '../../deps.ts'
import { loadListedInOrder } from '../product/load-products.ts'
import { toWireCard } from '../product/product-wire.ts'

/** The listed products of these ids, in the order of the ids, each once. */
export async function productsByIds(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  ids: readonly string[],
): Promise<WireProduct[]> {
  return (await loadListedInOrder(db, ids, clock())).map(toWireCard)
}
