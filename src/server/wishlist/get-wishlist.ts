import type { Wishlist } from '../../contract/wishlist.ts'
import { loadProducts } from '../catalogue/product/load-products.ts'
import type { Db, Tx } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { findProductIds } from './queries.ts'

/** What the user keeps for later, latest first. What the shop no longer sells is left out. */
export const getWishlist = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: string): Promise<Wishlist> =>
  loadWishlist(db, userId, clock())

/** As `getWishlist`, inside a transaction as well. */
export async function loadWishlist(db: Db | Tx, userId: string, now: Date): Promise<Wishlist> {
  const ids = await findProductIds(db, userId)
  const onSale = await loadProducts(db, ids, now)
  return { products: ids.flatMap(id => onSale.get(id) ?? []) }
}
