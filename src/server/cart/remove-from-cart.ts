import type { Cart } from '../../contract/cart.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Deps } from '../deps.ts'
import { toWireCart } from './cart-wire.ts'
import { loadCart } from './load-cart.ts'
import { deleteLines, type LineSelector, lockOrCreateCart } from './queries.ts'
import { notInCart } from './refusals.ts'

/**
 * Removes a product from the user's cart, all its lines unless `lineId` names one, and returns the cart.
 * @throws not_found when it is not in the cart
 */
export const removeFromCart = (
  { db, clock, newId }: Pick<Deps, 'db' | 'clock' | 'newId'>,
  userId: string,
  selector: Omit<LineSelector, 'cartId'>,
): Promise<Cart> =>
  inTransaction(db, async tx => {
    const { id: cartId } = await lockOrCreateCart(tx, { id: newId(), userId })
    const removed = await deleteLines(tx, { ...selector, cartId })
    if (removed.length === 0) throw notInCart()
    return toWireCart(await loadCart(tx, userId, clock()))
  })
