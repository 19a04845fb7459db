import type { Db, Tx } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { deleteCart, emptyOldCarts, findCartProducts } from './delete-queries.ts'

/** Deletes a person's cart with its lines. */
export const deleteCartOf = (tx: Tx, userId: string) => deleteCart(tx, userId)

/** The ids of the products in a person's cart. */
export async function listCartProducts(db: Db, userId: string): Promise<string[]> {
  const rows = await findCartProducts(db, userId)
  return rows.map(({ productId }) => productId)
}

/** Empties carts that nothing was added to for so long that nobody will come back for them. */
export const expireCarts = ({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<void> =>
  emptyOldCarts(db, new Date(clock().getTime() - config.retention.carts))
