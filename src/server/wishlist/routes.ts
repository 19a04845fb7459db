import { api } from '../../contract/api.ts'
import type { Deps } from '../deps.ts'
import { on, type Route } from '../http/mount.ts'
import { addToWishlist } from './add-to-wishlist.ts'
import { getWishlist } from './get-wishlist.ts'
import { removeFromWishlist } from './remove-from-wishlist.ts'

export const wishlistRoutes = (deps: Deps): Route[] => [
  on(api.wishlist.get, (_, { who }) => getWishlist(deps, who.userId)),
  on(api.wishlist.add, ({ body }, { who }) => addToWishlist(deps, who.userId, body)),
  on(api.wishlist.remove, ({ params }, { who }) => removeFromWishlist(deps, who.userId, params.productId)),
]
