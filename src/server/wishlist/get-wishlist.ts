import type { Wishlist } from '../../contract/wishlist.ts'
import { loadListedInOrder } from '../catalogue/product/load-products.ts'
import type { PricedProduct } from '../catalogue/product/product.ts'
import { toWireCard } from '../catalogue/product/product-wire.ts'
import type { Db, Tx } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { findProductIds } from './queries.ts'

/** The user's wishlist, latest first. Products that are no longer listed are left out. */
export const getWishlist = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
): Promise<Wishlist> => toWireWishlist(await loadWishlist(db, userId, clock()))

/** The listed products of the user's wishlist, latest first, at the prices of `now`. */
export const loadWishlist = async (db: Db | Tx, userId: string, now: Date): Promise<PricedProduct[]> =>
  loadListedInOrder(db, await findProductIds(db, userId), now)

/** A wishlist as the contract writes it. */
export const toWireWishlist = (products: readonly PricedProduct[]): Wishlist => ({
  products: products.map(toWireCard),
})
