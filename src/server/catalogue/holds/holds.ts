import { shelfOf } from '../../../contract/catalogue/stock.ts'
import type { RowsOf } from '../../db/in-one-statement.ts'
import type { Db, Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import type { Shelf } from '../stock/shelf.ts'
import { giveStockBack, lockShelves, recordStockMoves } from '../stock/stock.ts'
import { selectShelvesForUpdate } from '../stock/stock-queries.ts'
import {
  deleteHolds,
  deleteHoldTimes,
  type Hold,
  insertHolds,
  selectHeldProductIdsAnd,
  selectHoldsOf,
  selectHoldsOfUsers,
  selectHoldTimes,
} from './hold-queries.ts'

/** Records the pieces, already taken off their shelves, that are held for a person's payment. */
export async function recordHolds(
  tx: Tx,
  { paymentId, userId, beganAt }: Pick<Hold, 'paymentId' | 'userId'> & { beganAt: Date },
  pieces: readonly Omit<Hold, 'paymentId' | 'userId'>[],
): Promise<void> {
  const holds = pieces.map(piece => ({ ...piece, paymentId, userId }))
  await insertHolds(tx, { paymentId, userId, beganAt }, holds)
  await recordStockMoves(
    tx,
    pieces.map(({ stockId, productId, quantity }) => ({ stockId, productId, change: -quantity })),
    { kind: 'held', ...byBuyer, orderId: null, at: beganAt },
  )
}

/** When stock was held for a person since then, and for which payment; `endedAt` is null for what is held now. */
export const findHoldTimes = (tx: Tx, userId: string, since: Date) => selectHoldTimes(tx, userId, since)

/** Forgets when stock was held before then. */
export const expireHoldTimes = (db: Db, before: Date) => deleteHoldTimes(db, before)

/** How many pieces of a product's shelf are held for a person. */
export type HeldPieces = (productId: string, shelves: readonly Shelf[], shelf: Shelf) => number

/** What is held for a person's payments. Held pieces are off the shelves already, so nobody else can buy them. */
export const holdsQuery = (db: Db | Tx, userId: string) => selectHoldsOf(db, userId)

/** The same for several people. */
export const holdsOfUsersQuery = (db: Db | Tx, userIds: readonly string[]) => selectHoldsOfUsers(db, userIds)

type HeldRow = RowsOf<ReturnType<typeof holdsQuery>>[number]

/** Counts held pieces on the shelf that serves their choice now: there they would go back to. */
export const toHeldPieces =
  (holds: readonly HeldRow[]): HeldPieces =>
  (productId, shelves, shelf) =>
    holds
      .filter(hold => hold.productId === productId && shelfOf(shelves, hold.options) === shelf)
      .reduce((sum, hold) => sum + hold.quantity, 0)

/** Locks the shelves of what is held for a payment and of these products, for who gives the one back and takes the other. */
export async function lockHeldShelves(
  tx: Tx,
  paymentId: string,
  productIds: readonly string[],
): Promise<void> {
  await selectShelvesForUpdate(tx, selectHeldProductIdsAnd(paymentId, productIds)).execute()
}

/** Puts what is held for a payment back on its shelves. */
export async function giveHoldBack(
  tx: Tx,
  deps: Pick<Deps, 'newId' | 'clock'>,
  paymentId: string,
): Promise<void> {
  const holds = await deleteHolds(tx, paymentId, deps.clock())
  const shelves = await lockShelves(tx, [...new Set(holds.map(hold => hold.productId))])
  const cause = { kind: 'released', ...byBuyer, orderId: null, at: deps.clock() } as const
  await giveStockBack(tx, deps, shelves, holds, cause)
}

/** Ends a payment's holds and returns them. Nothing goes back: the pieces belong to the payment's order now, which records that. */
export const spendHold = (tx: Tx, paymentId: string, at: Date) => deleteHolds(tx, paymentId, at)

/** A buyer who has not ordered is not named: what a card payment holds may come to nothing, and would be remembered. */
const byBuyer = { userId: null, machine: null } as const
