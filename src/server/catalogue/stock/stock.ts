import type { Expression } from 'kysely'
import { commonPlace, nearness, type Place, type PlaceChoice } from '../../../contract/catalogue/places.ts'
import { shelfOf } from '../../../contract/catalogue/stock.ts'
import type { StockMoveKind } from '../../../contract/catalogue/stock-moves.ts'
import type { ActedBy } from '../../audit/actor.ts'
import type { RowsOf } from '../../db/in-one-statement.ts'
import { toJsonRows } from '../../db/insert-json.ts'
import { toPlaceColumns } from '../../db/place-columns.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import type { Shelf } from './shelf.ts'
import {
  addPieces,
  insertStockMoves,
  type StoredShelf,
  selectShelves,
  selectShelvesByProduct,
  selectShelvesForUpdate,
  setMover,
  takePieces,
  toStockMoveRows,
} from './stock-queries.ts'

/** Pieces of one choice of a product. */
export type ChosenPieces = {
  productId: string
  options: PlaceChoice
  quantity: number
  /** The shelf from which they came. */
  stockId?: string | null
  /** Where they go if no shelf serves them, in place of the common one. */
  elsewhere?: Place
  /** What each of them cost, where they change the average of the shelf they come to. */
  averagedCents?: number | null
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
      shelves.map(([color, size, third, quantity]) => ({ color, size, third, quantity })),
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

/** Puts pieces back where they are sold now, as `homeOf` says. What no shelf serves goes to the common one, or `elsewhere`. */
export async function giveStockBack(
  tx: Tx,
  { newId }: Pick<Deps, 'newId'>,
  shelves: LockedShelves,
  given: readonly ChosenPieces[],
  cause: StockCause,
): Promise<void> {
  const moved = []
  for (const { quantity, averagedCents = null, elsewhere = commonPlace, ...pieces } of given) {
    const { productId } = pieces
    const shelf = homeOf(shelves, pieces) ?? { id: newId(), productId, ...toPlaceColumns(elsewhere) }
    const { id: stockId } = await addPieces(tx, { ...shelf, quantity, costCents: averagedCents })
    moved.push({ stockId, productId, change: quantity })
  }
  await recordStockMoves(tx, moved, cause)
}

/**
 * Why pieces come or go, by whom and for which order. A buyer who has not ordered yet is not named: what a card payment holds
 * may come to nothing, and would be remembered.
 */
export type StockCause = (ActedBy | { userId: null; machine: null }) & {
  kind: StockMoveKind
  orderId: string | null
  at: Date
  note?: string
}

/** How many pieces came to a shelf, or left it: less than 0. */
type ShelfMove = {
  stockId: string
  productId: string
  change: number
  costCents?: number | null
  currency?: string
}

/** Moves in the form that `insertStockMovesQuery` takes. */
export const toStockMoves = (moves: readonly (ShelfMove & StockCause)[]): string =>
  toStockMoveRows(
    moves.map(({ machine = null, note = '', costCents = null, currency = null, ...move }) => ({
      ...move,
      machine,
      note,
      costCents,
      currency: costCents === null ? null : currency,
    })),
  )

/** Writes moves of shelves, for who changes their quantities in the same statement or transaction. */
export const insertStockMovesQuery = (moves: string) => insertStockMoves(moves)

/**
 * Writes why these shelves have more or fewer pieces than before: every change of a quantity is followed by it. Of shelves that
 * have as many, only a count is written.
 */
export async function recordStockMoves(
  tx: Tx,
  shelves: readonly ShelfMove[],
  cause: StockCause,
): Promise<void> {
  const moves = shelves
    .filter(({ change }) => change !== 0 || cause.kind === 'counted')
    .map(move => ({ ...move, ...cause }))
  if (moves.length > 0) await insertStockMoves(toStockMoves(moves)).execute(tx)
}

/** What nobody did: it was time for it. */
export const byShop = { userId: null, machine: 'clock' } as const

/** What a buyer did for these orders was done by another, to whom they are handed over. */
export const handOverStockMoves = (tx: Tx, handover: Parameters<typeof setMover>[1]) => setMover(tx, handover)
