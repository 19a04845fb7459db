import type { Cart } from '../../contract/cart.ts'
import type { Deps } from '../deps.ts'
import type { Carts } from './cart-store.ts'
import { toWireCart } from './cart-wire.ts'
import { priceLines } from './load-cart.ts'
import { countPieces } from './queries.ts'

/** The user's cart, priced from the catalogue as it is now; empty for somebody who never had one. */
export async function getCart(
  { clock, carts }: Pick<Deps, 'clock'> & { carts: Carts },
  userId: string,
): Promise<Cart> {
  const now = clock()
  const { lines, ...found } = await carts.find({ userId, now })
  return toWireCart(priceLines(lines, { ...found, now }))
}

/** How many pieces are in the user's cart. */
export const countCart = ({ db }: Pick<Deps, 'db'>, userId: string): Promise<{ count: number }> =>
  countPieces(db, userId)
