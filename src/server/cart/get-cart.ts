import type { Cart } from '../../contract/cart.ts'
import type { Deps } from '../deps.ts'
import { toWireCart } from './cart-wire.ts'
import { loadCart } from './load-cart.ts'
import { countPieces } from './queries.ts'

/** The user's cart, priced from the catalogue as it is now; empty for somebody who never had one. */
export const getCart = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: string): Promise<Cart> =>
  toWireCart(await loadCart(db, userId, clock()))

/** How many pieces are in the user's cart. */
export const countCart = ({ db }: Pick<Deps, 'db'>, userId: string): Promise<{ count: number }> =>
  countPieces(db, userId)
