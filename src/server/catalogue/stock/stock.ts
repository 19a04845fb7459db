import type { Expression } from 'kysely'
import type { ChosenOptions } from '../../../contract/catalogue/catalogue.ts'
import { shelfOf } from '../../../contract/catalogue/stock.ts'
import type { RowsOf } from '../../db/in-one-statement.ts'
import { toJsonRows } from '../../db/insert-json.ts'
import type { Db, Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
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
import type { Shelf } from './shelf.ts'
import {
  addPieces,
  type StoredShelf,
  selectShelves,
  selectShelvesByProduct,
  selectShelvesForUpdate,
  takePieces,
} from './stock-queries.ts'

/** Pieces of one choice of a product. */
export type ChosenPieces = {
  productId: string
  options: Pick<ChosenOptions, 'color' | 'size'>
  quantity: number
  /** The shelf from which they came. */
  stockId?: string | null
}

/** The shelves of some products by product id, as they stood when they were locked. */
export type LockedShelves = ReadonlyMap<string, readonly StoredShelf[]>

/**
 * Locks the shelves of these products until the transaction ends. Lock all that an order needs at once, so that two
 * orders never wait for each other.
 */
export async function lockShelves(tx: Tx, productIds: readonly string[]): Promise<LockedShelves> {
  if (productIds.length === 0) return new Map()
  await selectShelvesForUpdate(tx, productIds).execute()
  // Read only now: an edit that had to be waited for may have added shelves.
  return groupShelves(await selectShelves(tx, productIds).execute())
}

/** The query that locks the shelves of the products whose ids another one returns; `shelvesQuery` reads them later. */
export const lockShelvesQuery = (tx: Tx, productIds: Expression<string>) =>
  selectShelvesForUpdate(tx, productIds)

export const shelvesQuery = (tx: Tx, productIds: Expression<string>) => selectShelves(tx, productIds)

/** The shelves of some products, by product id. */
export type ShelvesOfProducts = ReadonlyMap<string, Shelf[]>

/** The query for the shelves of the products whose ids another one returns; `toShelves` takes its rows. */
export const shelvesByProductQuery = (productIds: Expression<unknown>) => selectShelvesByProduct(productIds)

export const toShelves = (rows: RowsOf<ReturnType<typeof shelvesByProductQuery>>): ShelvesOfProducts =>
  new Map(
    rows.map(({ productId, shelves }) => [
      productId,
      shelves.map(([color, size, quantity]) => ({ color, size, quantity })),
    ]),
  )

export const groupShelves = (shelves: readonly StoredShelf[]): LockedShelves =>
  Map.groupBy(shelves, shelf => shelf.productId)

/**
 * Picks pieces from the locked shelf that serves the choice, beside those that are `picked` by shelf id. Returns its id;
 * null, with nothing picked, when it has fewer.
 */
export function pickPieces(
  locked: LockedShelves,
  picked: Map<string, number>,
  { quantity, ...pieces }: ChosenPieces,
): string | null {
  const shelf = homeOf(locked, pieces)
  if (!shelf) return null
  const wanted = quantity + (picked.get(shelf.id) ?? 0)
  if (shelf.quantity < wanted) return null
  picked.set(shelf.id, wanted)
  return shelf.id
}

/** The locked shelf that pieces came from, whatever it is called by now, unless their choice has a nearer one since. */
export function homeOf(
  locked: LockedShelves,
  { productId, options, stockId }: Omit<ChosenPieces, 'quantity'>,
): StoredShelf | undefined {
  const shelves = locked.get(productId) ?? []
  const [own, serving] = [shelves.find(({ id }) => id === stockId), shelfOf(shelves, options)]
  return own && (!serving || nearness(serving) <= nearness(own)) ? own : serving
}

const nearness = ({ color, size }: Shelf) => (color ? 2 : 0) + (size ? 1 : 0)

/** Takes what was picked off its locked shelves, in the form of `toTaken`. */
export const takePiecesQuery = (taken: string) => takePieces(taken)

/** What was picked off locked shelves, by several people too, in the form that `takePiecesQuery` takes. */
export function toTaken(picked: readonly ReadonlyMap<string, number>[]): string {
  const sums = new Map<string, number>()
  for (const [shelfId, pieces] of picked.flatMap(each => [...each]))
    sums.set(shelfId, (sums.get(shelfId) ?? 0) + pieces)
  return toJsonRows<'stock'>([...sums].map(([id, quantity]) => ({ id, quantity })))
}

/** The shelves of these products as they are once the picked pieces, by shelf id, are off them. */
export const withoutPieces = (
  shelves: LockedShelves,
  productIds: Iterable<string>,
  picked: ReadonlyMap<string, number>,
): LockedShelves =>
  new Map(
    [...productIds].map(productId => [
      productId,
      (shelves.get(productId) ?? []).map(shelf => ({
        ...shelf,
        quantity: shelf.quantity - (picked.get(shelf.id) ?? 0),
      })),
    ]),
  )

/** Puts pieces back where they are sold now, as `homeOf` says. What no shelf serves goes to the common one. */
export async function giveStockBack(
  tx: Tx,
  { newId }: Pick<Deps, 'newId'>,
  shelves: LockedShelves,
  { quantity, ...pieces }: ChosenPieces,
): Promise<void> {
  const { productId } = pieces
  const shelf = homeOf(shelves, pieces) ?? { id: newId(), productId, color: '', size: '' }
  await addPieces(tx, { ...shelf, quantity })
}

/** Records the pieces, already taken off their shelves, that are held for a person's payment. */
export async function recordHolds(
  tx: Tx,
  { paymentId, userId, beganAt }: Pick<Hold, 'paymentId' | 'userId'> & { beganAt: Date },
  pieces: readonly Omit<Hold, 'paymentId' | 'userId'>[],
): Promise<void> {
  const holds = pieces.map(piece => ({ ...piece, paymentId, userId }))
  await insertHolds(tx, { paymentId, userId, beganAt }, holds)
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
  for (const hold of holds) await giveStockBack(tx, deps, shelves, hold)
}

/** Ends a payment's holds and returns them. Nothing goes back: the pieces belong to the payment's order now. */
export const spendHold = (tx: Tx, paymentId: string, at: Date) => deleteHolds(tx, paymentId, at)
