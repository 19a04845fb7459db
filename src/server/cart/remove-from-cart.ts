import type { Cart } from '../../contract/cart.ts'
import { notInCart } from './cart-errors.ts'
import { type ChangeDeps, changeCart } from './change-cart.ts'
import { type LineSelector, matches } from './match-lines.ts'

/**
 * Removes a product from the user's cart, all its lines unless `lineId` names one, and returns the cart.
 * @throws not_found when it is not in the cart
 */
export const removeFromCart = (deps: ChangeDeps, userId: string, selector: LineSelector): Promise<Cart> =>
  changeCart(deps, userId, ({ lines }) => {
    const removedIds = lines.filter(line => matches(line, selector)).map(({ id }) => id)
    if (removedIds.length === 0) throw notInCart()
    return { removedIds }
  })
