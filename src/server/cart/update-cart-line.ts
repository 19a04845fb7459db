import type { Cart, UpdateCartLine } from '../../contract/cart.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Deps } from '../deps.ts'
import { toWireCart } from './cart-wire.ts'
import { checkChangedLine } from './check-quantity.ts'
import { loadCart } from './load-cart.ts'
import { lockOrCreateCart, setQuantity } from './queries.ts'
import { notInCart } from './refusals.ts'

/**
 * Sets the quantity of a product's line, its oldest unless `lineId` names one, and returns the cart.
 * @throws not_found when it is not in the cart
 * @throws out_of_stock when the lines sold from its shelf want more pieces than it has
 */
export const updateCartLine = (
  { db, clock, newId }: Pick<Deps, 'db' | 'clock' | 'newId'>,
  userId: string,
  { productId, lineId, quantity }: UpdateCartLine & { productId: string },
): Promise<Cart> =>
  inTransaction(db, async tx => {
    const { id: cartId } = await lockOrCreateCart(tx, { id: newId(), userId })
    const line = await setQuantity(tx, { cartId, productId, lineId }, quantity)
    if (!line) throw notInCart()
    const cart = await loadCart(tx, userId, clock())
    checkChangedLine(cart, line.id)
    return toWireCart(cart)
  })
