import type { Cart } from '../../contract/cart.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Deps } from '../deps.ts'
import { loadCart } from './load-cart.ts'
import { deleteLines, type LineSelector, lockOrCreateCart } from './queries.ts'
import { notInCart } from './refusals.ts'
import { toCart } from './to-cart.ts'

/**
 * Takes a product out of the user's cart, all its lines unless `lineId` names one, and answers the cart.
 * Throws `not_found` when it is not there.
 */
export const removeFromCart = (
  { db, clock, newId }: Pick<Deps, 'db' | 'clock' | 'newId'>,
  userId: string,
  choice: Omit<LineSelector, 'cartId'>,
): Promise<Cart> =>
  inTransaction(db, async tx => {
    const { id: cartId } = await lockOrCreateCart(tx, { id: newId(), userId })
    const gone = await deleteLines(tx, { ...choice, cartId })
    if (gone.length === 0) throw notInCart()
    return toCart(await loadCart(tx, userId, clock()))
  })
