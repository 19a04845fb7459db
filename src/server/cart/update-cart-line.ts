import type { Cart, UpdateCartLine } from '../../contract/cart.ts'
import { notInCart } from './cart-errors.ts'
import { type ChangeDeps, changeCart } from './change-cart.ts'
import { type LineSelector, matches } from './match-lines.ts'

/**
 * Sets the quantity of a product's line, its oldest unless `lineId` names one, and returns the cart.
 * @throws not_found when it is not in the cart
 * @throws order_too_large when no order takes as much
 * @throws out_of_stock when the lines sold from its shelf want more pieces than it has
 */
export const updateCartLine = (
  deps: ChangeDeps,
  userId: string,
  { quantity, ...selector }: UpdateCartLine & LineSelector,
): Promise<Cart> =>
  changeCart(deps, userId, ({ lines }) => {
    const line = lines.find(each => matches(each, selector))
    if (!line) throw notInCart()
    return { lines: [{ ...line, quantity }] }
  })
