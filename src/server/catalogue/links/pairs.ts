import type { Product as WireProduct } from '../../../contract/catalogue/catalogue.ts'
import type { Db, Tx } from '../../db/schema.ts'
import type { PricedProduct } from '../product/product.ts'
import { toWireCard } from '../product/product-wire.ts'
import { findPaired } from './queries.ts'

/** The cards of these products, in their order; those with a pair that can be bought say so. */
export async function pairedCards(
  db: Db | Tx,
  products: readonly PricedProduct[],
  now: Date,
): Promise<WireProduct[]> {
  const ids = products.map(({ id }) => id)
  return toPairedCards(products, ids.length > 0 ? await findPaired(db, ids, now) : new Set())
}

/** The same where the `paired` ones are known. */
export const toPairedCards = (
  products: readonly PricedProduct[],
  paired: ReadonlySet<string>,
): WireProduct[] =>
  products.map(product => ({ ...toWireCard(product), ...(paired.has(product.id) && { hasPair: true }) }))
