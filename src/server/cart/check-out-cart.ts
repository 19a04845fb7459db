import type { OperationNodeSource } from 'kysely'
import { ShopError } from '../../contract/errors.ts'
import { piecesLeft } from '../../contract/stock.ts'
import {
  groupShelves,
  type LockedShelves,
  lockShelves,
  lockShelvesQuery,
  pickPieces,
  shelvesQuery,
  takePiecesQuery,
  toTaken,
} from '../catalogue/stock/stock.ts'
import type { Results } from '../db/in-one-statement.ts'
import type { Tx } from '../db/schema.ts'
import { checkTotal, noLongerSold, outOfStock } from './cart-errors.ts'
import { type CartLine, cartQueries, type PricedCart, toPricedCart } from './load-cart.ts'
import {
  deleteAllLines,
  incrementCartVersion,
  selectCartForUpdate,
  selectLockableProductIds,
  selectProductIds,
  selectVersion,
} from './queries.ts'

/** The refusal to check out a cart with nothing in it. */
export const cartEmpty = (): ShopError => new ShopError('cart_empty', 'Your cart is empty.')

/**
 * Locks the user's cart until the transaction ends, so that what is read is what is ordered and of two clicks the second
 * waits. Returns its id; null for somebody who never had a cart.
 */
export async function lockCart(tx: Tx, userId: string): Promise<string | null> {
  const cart = await selectCartForUpdate(tx, userId).executeTakeFirst()
  return cart?.id ?? null
}

/**
 * Checks that the whole cart can be ordered.
 * @throws out_of_stock when a product is no longer sold, or there are fewer pieces than the cart has
 * @throws invalid when the cart comes to more than the shop takes at once
 */
export function checkAvailability({ lines, totalCents }: PricedCart): void {
  for (const line of lines) {
    if (line.gone) throw noLongerSold(line.product.title, line.choiceLabel)
    if (!line.available) throw outOfStock(line.product.title, line.stock, line.choiceLabel)
  }
  checkTotal(totalCents)
}

/**
 * The queries of a statement that locks the user's cart and then the shelves of its products until the transaction ends.
 * No shelf is locked when `unless` finds something, nor when the cart changed while it was waited for: the statement
 * sees everything else as it was before.
 */
export const lockCartQueries = (tx: Tx, userId: string, unless: OperationNodeSource) => ({
  seen: selectVersion(tx, userId),
  cart: selectCartForUpdate(tx, userId),
  locked: lockShelvesQuery(tx, selectLockableProductIds(userId, { seen: 'seen', cart: 'cart', unless })),
})

type LockedCart = Results<ReturnType<typeof lockCartQueries>>

/** False when the cart changed while the statement waited for it. */
export const isAsLocked = ({ seen, cart }: LockedCart): boolean => seen[0]?.version === cart[0]?.version

/** Locks the shelves of all products in the user's locked cart until the transaction ends. */
export async function lockCartShelves(tx: Tx, userId: string): Promise<void> {
  await lockShelvesQuery(tx, selectProductIds(userId)).execute()
}

/** A cart with the shelves of its products. */
export type Checkout = { cart: PricedCart; shelves: LockedShelves }

/** The queries that read the user's locked cart and the shelves of its products. */
export const checkoutQueries = (tx: Tx, { userId, now }: { userId: string; now: Date }) => ({
  ...cartQueries(tx, { userId, now }),
  shelves: shelvesQuery(tx, selectProductIds(userId)),
})

/** What they found, priced at `now`. */
export const toCheckout = (found: Results<ReturnType<typeof checkoutQueries>>, now: Date): Checkout => ({
  cart: toPricedCart(found, now),
  shelves: groupShelves(found.shelves),
})

/** From which shelf the stock of each line comes, by line id; and how many pieces are to be taken off each shelf, by its id. */
export type PickedStock = { stockIds: ReadonlyMap<string, string>; pieces: ReadonlyMap<string, number> }

/**
 * Picks the stock of every line from locked shelves.
 * @throws out_of_stock when a shelf has fewer
 */
export function pickCartStock(lines: readonly CartLine[], locked: LockedShelves): PickedStock {
  const [stockIds, pieces] = [new Map<string, string>(), new Map<string, number>()]
  for (const line of lines) {
    const stockId = pickPieces(locked, pieces, line)
    if (stockId === null) {
      const left = piecesLeft(locked.get(line.productId) ?? [], line.options)
      throw outOfStock(line.product.title, left, line.choiceLabel)
    }
    stockIds.set(line.id, stockId)
  }
  return { stockIds, pieces }
}

/**
 * Takes the stock of every line. The map says from which shelf each line's came, by line id.
 * @throws out_of_stock when a shelf has fewer
 */
export async function takeCartStock(
  tx: Tx,
  lines: readonly CartLine[],
): Promise<ReadonlyMap<string, string>> {
  const shelves = await lockShelves(tx, [...new Set(lines.map(line => line.productId))])
  const { stockIds, pieces } = pickCartStock(lines, shelves)
  await takePiecesQuery(tx, toTaken(pieces)).execute()
  return stockIds
}

/** Says that a locked cart is no longer as it was, to whoever waits for it. */
export async function raiseCartVersion(tx: Tx, cartId: string): Promise<void> {
  await incrementCartVersion(tx, cartId).execute()
}

/** Removes all lines of a cart, once they have been ordered, and raises its version. */
export const emptyCartQueries = (tx: Tx, cartId: string) => ({
  emptied: deleteAllLines(tx, cartId),
  cart: incrementCartVersion(tx, cartId),
})
