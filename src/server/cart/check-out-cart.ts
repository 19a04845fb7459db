import type { Tx } from '../db/schema.ts'
import { deleteAllLines, lockCartRow, raiseVersion } from './queries.ts'

/**
 * Holds the user's cart still until the transaction ends, so that what is read of it is what is ordered and
 * of two clicks the second waits for the first. Answers its id; null for somebody who never had a cart.
 */
export async function lockCart(tx: Tx, userId: string): Promise<string | null> {
  const cart = await lockCartRow(tx, userId)
  return cart?.id ?? null
}

/** Takes everything out of a cart, once it has been ordered. */
export async function emptyCart(tx: Tx, cartId: string): Promise<void> {
  await deleteAllLines(tx, cartId)
  await raiseVersion(tx, cartId)
}
