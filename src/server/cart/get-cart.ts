import type { Cart } from '../../contract/cart.ts'
import type { Deps } from '../deps.ts'
import { loadCart } from './load-cart.ts'
import { countPieces } from './queries.ts'
import { toCart } from './to-cart.ts'

/** The user's cart, priced from the catalogue as it is now; empty for somebody who never had one. */
export const getCart = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: string): Promise<Cart> =>
  toCart(await loadCart(db, userId, clock()))

/** How many pieces lie in the user's cart. */
export const countCart = ({ db }: Pick<Deps, 'db'>, userId: string): Promise<{ count: number }> =>
  countPieces(db, userId)
