import { api } from '../../contract/api.ts'
import type { Cart } from '../../contract/cart.ts'
import { keepReachable, openGuest } from '../accounts/guests/open-guest.ts'
import type { Deps } from '../deps.ts'
import { type CallContext, on, type Route } from '../http/mount.ts'
import { addSeveralToCart, addToCart } from './add-to-cart.ts'
import { createCartStore } from './cart-store.ts'
import { countCart, getCart } from './get-cart.ts'
import { mergeGuestCart } from './guests/merge-guest-cart.ts'
import { removeFromCart } from './remove-from-cart.ts'
import { updateCartLine } from './update-cart-line.ts'

export function cartRoutes(shop: Deps): Route[] {
  const deps = { ...shop, carts: createCartStore(shop) }
  /** The cart's owner. A guest cart in this browser is merged first. */
  const owner = async ({ who, guest }: CallContext) => {
    if (!who.guest) await mergeGuestCart(deps, who.userId, guest)
    return who.userId
  }
  /** The same for pieces that may be a guest's first, or come while somebody signs in with that guest's cart. */
  const adding = async (context: CallContext, add: (userId: string) => Promise<Cart>) => {
    const { who, guest } = context
    if (who.guest === 'new') await openGuest(deps, who.userId, context)
    const cart = await add(await owner(context))
    if (who.guest === 'known') await keepReachable(deps, who.userId, guest)
    return cart
  }
  return [
    on(api.cart.add, ({ body }, context) => adding(context, userId => addToCart(deps, userId, body))),
    on(api.cart.addSeveral, ({ body }, context) =>
      adding(context, userId => addSeveralToCart(deps, userId, body)),
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
