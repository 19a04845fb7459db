import type { Wishlist } from '../../contract/catalogue/wishlist.ts'
import type { Deps } from '../deps.ts'
import { getWishlist } from './get-wishlist.ts'
import { deleteItem } from './queries.ts'

/** Removes a product from the user's wishlist and returns what is left, whether or not it was there. */
export async function removeFromWishlist(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  productId: string,
): Promise<Wishlist> {
  await deleteItem(deps.db, userId, productId)
  return getWishlist(deps, userId)
}
