import { shelfOf } from '../../../contract/stock.ts'
import type { Db, Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { deleteHolds, findHoldsOf } from './hold-queries.ts'
import { giveStockBack, lockShelves } from './stock.ts'

export { insertHolds } from './hold-queries.ts'

type Shelves = readonly { color: string; size: string; quantity: number }[]
type Shelf = Shelves[number]

/** How many pieces of a product's shelf are held for a person. */
export type HeldPieces = (productId: string, shelves: Shelves, shelf: Shelf) => number

/**
 * What is held for a person's payments, counted where its choices are served now, which is where it would go back to.
 * It is off the shelves already, so nobody else can buy it.
 */
export async function loadHeldPieces(db: Db | Tx, userId: string): Promise<HeldPieces> {
  const holds = await findHoldsOf(db, userId)
  return (productId, shelves, shelf) =>
    holds
      .filter(hold => hold.productId === productId && shelfOf(shelves, hold.options) === shelf)
      .reduce((sum, hold) => sum + hold.quantity, 0)
}

/** Puts what a payment holds back onto its shelves. Holding nothing, it does nothing. */
export async function giveHoldBack(tx: Tx, deps: Pick<Deps, 'newId'>, paymentId: string): Promise<void> {
  const holds = await deleteHolds(tx, paymentId)
  const shelves = await lockShelves(tx, [...new Set(holds.map(hold => hold.productId))])
  for (const hold of holds) await giveStockBack(tx, deps, shelves, hold)
}

/** Ends a payment's holds without giving anything back: they belong to its order now. Answers what they were. */
export const spendHold = (tx: Tx, paymentId: string) => deleteHolds(tx, paymentId)
