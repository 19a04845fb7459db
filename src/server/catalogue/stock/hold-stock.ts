import { shelfOf } from '../../../contract/stock.ts'
import type { Db, Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { deleteHolds, findHoldsOf, type Hold, insertHolds } from './hold-queries.ts'
import type { Shelf } from './shelf.ts'
import { giveStockBack, lockShelves } from './stock.ts'

/** Records the pieces, already taken off their shelves, that are held for a person's payment. */
export async function recordHolds(
  tx: Tx,
  payment: Pick<Hold, 'paymentId' | 'userId'>,
  pieces: readonly Omit<Hold, 'paymentId' | 'userId'>[],
): Promise<void> {
  await insertHolds(
    tx,
    pieces.map(piece => ({ ...piece, ...payment })),
  )
}

/** How many pieces of a product's shelf are held for a person. */
export type HeldPieces = (productId: string, shelves: readonly Shelf[], shelf: Shelf) => number

/**
 * What is held for a person's payments, counted on the shelf that serves each choice now: there it would go back to.
 * Held pieces are off the shelves already, so nobody else can buy them.
 */
export async function loadHeldPieces(db: Db | Tx, userId: string): Promise<HeldPieces> {
  const holds = await findHoldsOf(db, userId)
  return (productId, shelves, shelf) =>
    holds
      .filter(hold => hold.productId === productId && shelfOf(shelves, hold.options) === shelf)
      .reduce((sum, hold) => sum + hold.quantity, 0)
}

/** Puts what is held for a payment back on its shelves. */
export async function giveHoldBack(tx: Tx, deps: Pick<Deps, 'newId'>, paymentId: string): Promise<void> {
  const holds = await deleteHolds(tx, paymentId)
  const shelves = await lockShelves(tx, [...new Set(holds.map(hold => hold.productId))])
  for (const hold of holds) await giveStockBack(tx, deps, shelves, hold)
}

/** Ends a payment's holds and answers them. Nothing goes back: the pieces belong to the payment's order now. */
export const spendHold = (tx: Tx, paymentId: string) => deleteHolds(tx, paymentId)
