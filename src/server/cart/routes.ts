import { api } from '../../contract/api.ts'
import { openGuest } from '../accounts/guests/open-guest.ts'
import type { Deps } from '../deps.ts'
import { type CallContext, on, type Route } from '../http/mount.ts'
import { addSeveralToCart, addToCart } from './add-to-cart.ts'
import { countCart, getCart } from './get-cart.ts'
import { mergeGuestCart } from './guests/merge-guest-cart.ts'
import { openCarts } from './open-carts.ts'
import { removeFromCart } from './remove-from-cart.ts'
import { updateCartLine } from './update-cart-line.ts'

export function cartRoutes(shop: Deps): Route[] {
  const deps = { ...shop, carts: openCarts(shop) }
  /** Whose cart it is. What the browser's cart without an account has comes into the one of whoever is signed in. */
  const owner = async ({ who, guest }: CallContext) => {
    if (!who.guest) await mergeGuestCart(deps, who.userId, guest)
    return who.userId
  }
  /** The same for a call that may be a guest's first. */
  const keptOwner = async (context: CallContext) => {
    if (context.who.guest === 'new') await openGuest(deps, context.who.userId, context)
    return owner(context)
  }
  return [
    on(api.cart.add, async ({ body }, context) => addToCart(deps, await keptOwner(context), body)),
    on(api.cart.addSeveral, async ({ body }, context) =>
      addSeveralToCart(deps, await keptOwner(context), body),
    ),
    on(api.cart.get, async (_, context) => getCart(deps, await owner(context))),
    on(api.cart.remove, async ({ params, query }, context) =>
      removeFromCart(deps, await owner(context), { ...params, ...query }),
    ),
    on(api.cart.update, async ({ params, body }, context) =>
      updateCartLine(deps, await owner(context), { ...params, ...body }),
    ),
    on(api.cart.count, async (_, context) => countCart(deps, await owner(context))),
  ]
}
