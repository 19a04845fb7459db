import { api } from '../../contract/api.ts'
import type { Deps } from '../deps.ts'
import { on, type Route } from '../http/mount.ts'
import { addSeveralToCart, addToCart } from './add-to-cart.ts'
import { countCart, getCart } from './get-cart.ts'
import { openCarts } from './open-carts.ts'
import { removeFromCart } from './remove-from-cart.ts'
import { updateCartLine } from './update-cart-line.ts'

export function cartRoutes(shop: Deps): Route[] {
  const deps = { ...shop, carts: openCarts(shop) }
  return [
    on(api.cart.add, ({ body }, { who }) => addToCart(deps, who.userId, body)),
    on(api.cart.addSeveral, ({ body }, { who }) => addSeveralToCart(deps, who.userId, body)),
    on(api.cart.get, (_, { who }) => getCart(deps, who.userId)),
    on(api.cart.remove, ({ params, query }, { who }) =>
      removeFromCart(deps, who.userId, { ...params, ...query }),
    ),
    on(api.cart.update, ({ params, body }, { who }) =>
      updateCartLine(deps, who.userId, { ...params, ...body }),
    ),
    on(api.cart.count, (_, { who }) => countCart(deps, who.userId)),
  ]
}
