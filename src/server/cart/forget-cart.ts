import type { Db, Tx } from '../db/schema.ts'
import { deleteCart, findCartProducts } from './queries.ts'

/** Deletes a person's cart with its lines. */
export const forgetCart = (tx: Tx, userId: string) => deleteCart(tx, userId)

/** The ids of the products in a person's cart. */
export async function listCartProducts(db: Db, userId: string): Promise<string[]> {
  const rows = await findCartProducts(db, userId)
  return rows.map(({ productId }) => productId)
}
