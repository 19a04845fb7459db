import type { Wishlist } from '../../contract/wishlist.ts'
import type { Deps } from '../deps.ts'
import { loadWishlist } from './get-wishlist.ts'
import { deleteItem } from './queries.ts'

/** Keeps the product no longer and answers what is left; the same whether or not it was kept. */
export async function removeFromWishlist(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  productId: string,
): Promise<Wishlist> {
  await deleteItem(db, userId, productId)
  return loadWishlist(db, userId, clock())
}
