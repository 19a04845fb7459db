import type { OperationNodeSource } from 'kysely'
import { piecesLeft } from '../../contract/catalogue/stock.ts'
import type { OrderSize } from '../../contract/orders/order-size.ts'
import { holdsOfUsersQuery, toHeldPieces } from '../catalogue/holds/holds.ts'
import { pairTermsQuery, toPairTerms } from '../catalogue/links/pairs.ts'
import { detailQueries, toDetails } from '../catalogue/product/load-products.ts'
import { priceProduct } from '../catalogue/product/product.ts'
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
import { checkOrderSize } from './check-order-size.ts'
import { type CartLine, type PricedCart, priceLines } from './load-cart.ts'
import {
  deleteAllLines,
  incrementCartVersions,
  selectCartForUpdate,
  selectCartForUpdateAfter,
  selectCartsOf,
  selectFreeCartsForUpdate,
  selectLinesOf,
  selectLockableProductIds,
  selectLockableProductIdsOf,
  selectProductIds,
  selectProductIdsOf,
  selectVersion,
} from './queries.ts'

/**
 * Locks the user's cart until the transaction ends, so that what is read is what is ordered and of two clicks the second
 * waits. Returns its id; null for somebody who never had a cart.
 */
export async function lockCart(tx: Tx, userId: string): Promise<string | null> {
  const cart = await selectCartForUpdate(tx, userId).executeTakeFirst()
  return cart?.id ?? null
}

/**
 * Checks that the whole cart can be ordered, with `addedCents` for delivery and what else is charged.
 * @throws out_of_stock when a product is no longer sold, or there are fewer pieces than the cart has
 * @throws order_too_large when no order takes as much
 * @throws invalid when the cart comes to more than the shop takes at once
 */
export function checkOrderable(
  { lines, totalCents }: PricedCart,
  { size, addedCents }: { size: OrderSize; addedCents: number },
): void {
  checkOrderSize(lines, size)
  for (const line of lines) {
    if (line.gone) throw noLongerSold(line)
    if (!line.available) throw outOfStock(line.product.title, line.stock, line.choiceLabel)
  }
  checkTotal(totalCents + addedCents)
}

/**
 * The queries of a statement that locks the user's cart and then the shelves of its products until the transaction ends.
 * No shelf is locked when `skipWhen` finds something, nor when the cart changed while it was waited for: the statement
 * sees everything else as it was before.
 */
export const lockCartQueries = (
  tx: Tx,
  userId: string,
  { runsAfter, skipWhen }: { runsAfter: string; skipWhen: OperationNodeSource },
) => ({
  expected: selectVersion(tx, userId),
  cart: selectCartForUpdateAfter(tx, userId, runsAfter),
  locked: lockShelvesQuery(
    tx,
    selectLockableProductIds(userId, { expected: 'expected', cart: 'cart', skipWhen }),
  ),
})

type LockedCart = Results<ReturnType<typeof lockCartQueries>>

/** False when the cart changed while the statement waited for it. */
export const isUnchanged = ({ expected, cart }: LockedCart): boolean =>
  expected[0]?.version === cart[0]?.version

/**
 * The same for several people at once, which waits for no cart: those that are locked are left out. Nor are the shelves
 * locked of carts that changed meanwhile, or of people whom the query named `skipWhen` returns by `user_id`.
 */
export const lockCartsQueries = (
  tx: Tx,
  userIds: readonly string[],
  { runsAfter, skipWhen }: { runsAfter: string; skipWhen: string },
) => ({
  expected: selectCartsOf(tx, userIds),
  carts: selectFreeCartsForUpdate(tx, userIds, runsAfter),
  locked: lockShelvesQuery(
    tx,
    selectLockableProductIdsOf({ expected: 'expected', carts: 'carts', skipWhen }),
  ),
})

type LockedCarts = Results<ReturnType<typeof lockCartsQueries>>

/** The ids of the carts that were locked and had not changed, by user id. */
export function lockedCartIds({ expected, carts }: LockedCarts): Map<string, string> {
  const versions = new Map(expected.map(({ userId, version }) => [userId, version]))
  const unchanged = carts.filter(({ userId, version }) => versions.get(userId) === version)
  return new Map(unchanged.map(({ userId, id }) => [userId, id]))
}

/** Locks the shelves of all products in the user's locked cart until the transaction ends. */
export async function lockCartShelves(tx: Tx, userId: string): Promise<void> {
  await lockShelvesQuery(tx, selectProductIds(userId)).execute()
}

/** A cart with the shelves of its products. */
export type Checkout = { cart: PricedCart; shelves: LockedShelves }

/** The queries that read several people's locked carts and the shelves of their products. */
export const checkoutQueries = (tx: Tx, { userIds, now }: { userIds: readonly string[]; now: Date }) => ({
  lines: selectLinesOf(tx, userIds),
  holds: holdsOfUsersQuery(tx, userIds),
  ...detailQueries(tx, selectProductIdsOf('lines'), now),
  shelves: shelvesQuery(tx, selectProductIdsOf('lines')),
  pairs: pairTermsQuery(selectProductIdsOf('lines')),
})

/** Carts that were read, with products priced at the moment that was asked for, and the shelves as they stood then. */
export type FoundCheckouts = {
  shelves: LockedShelves
  /** A person's cart, as these shelves can serve it. */
  cartOf: (userId: string, shelves: LockedShelves) => PricedCart
}

/** What they found, priced at `now`. */
export function toCheckouts(found: Results<ReturnType<typeof checkoutQueries>>, now: Date): FoundCheckouts {
  const products = toDetails(found)
  const pairs = toPairTerms(found.pairs)
  const cartOf = (userId: string, shelves: LockedShelves) => {
    const lines = found.lines.filter(line => line.userId === userId)
    const held = toHeldPieces(found.holds.filter(hold => hold.userId === userId))
    const sold = lines.flatMap(({ productId }) => {
      const product = products.get(productId)
      const stock = [...(shelves.get(productId) ?? [])]
      return product ? priceProduct({ ...product, stock }, product.deal) : []
    })
    return priceLines(lines, { products: new Map(sold.map(each => [each.id, each])), held, pairs, now })
  }
  return { shelves: groupShelves(found.shelves), cartOf }
}

/** From which shelf each line's stock comes, by line id; how many pieces leave each shelf, by its id; and the lines held so far. */
export type PickedStock = {
  stockIds: ReadonlyMap<string, string>
  pieces: ReadonlyMap<string, number>
  held: ReadonlySet<string>
}

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
  return { stockIds, pieces, held: new Set() }
}

/**
 * Takes the stock of every line. The map says from which shelf each line's came, by line id.
 * @throws out_of_stock when a shelf has fewer
 */
export async function takeCartStock(tx: Tx, lines: readonly CartLine[]): Promise<PickedStock['stockIds']> {
  const shelves = await lockShelves(tx, [...new Set(lines.map(line => line.productId))])
  const { stockIds, pieces } = pickCartStock(lines, shelves)
  await takePiecesQuery(toTaken([pieces])).execute(tx)
  return stockIds
}

/** Raises the version so that whoever waits for the locked cart notices the change. */
export const raiseCartVersion = (tx: Tx, cartId: string) => incrementCartVersions(tx, [cartId]).execute()

/** Removes all lines of carts, once they have been ordered, and raises their versions. */
export const emptyCartsQueries = (tx: Tx, cartIds: readonly string[]) => ({
  emptied: deleteAllLines(tx, cartIds),
  carts: incrementCartVersions(tx, cartIds),
})
