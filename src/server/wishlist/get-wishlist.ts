import type { Wishlist } from '../../contract/catalogue/wishlist.ts'
import { pairedCards } from '../catalogue/links/pairs.ts'
import { loadListedInOrder } from '../catalogue/product/load-products.ts'
import type { PricedProduct } from '../catalogue/product/product.ts'
import type { Db, Tx } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { findProductIds } from './queries.ts'

/** The user's wishlist, latest first. Products that are no longer listed are left out. */
export const getWishlist = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
): Promise<Wishlist> => wireWishlist(db, userId, clock())

/** The listed products of the user's wishlist, latest first, at the prices of `now`. */
export const loadWishlist = async (db: Db | Tx, userId: string, now: Date): Promise<PricedProduct[]> =>
  loadListedInOrder(db, await findProductIds(db, userId), now)

/** The user's wishlist as the contract writes it. */
export const wireWishlist = async (db: Db | Tx, userId: string, now: Date): Promise<Wishlist> => ({
  products: await pairedCards(db, await loadWishlist(db, userId, now), now),
})
