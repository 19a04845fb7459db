import { ShopError } from '../../contract/errors.ts'
import { piecesLeft } from '../../contract/stock.ts'
import { lockShelves, takeStock } from '../catalogue/stock/stock.ts'
import type { Tx } from '../db/schema.ts'
import { checkTotal, noLongerSold, outOfStock } from './cart-errors.ts'
import type { CartLine, PricedCart } from './load-cart.ts'
import { deleteAllLines, incrementCartVersion, lockCartRow } from './queries.ts'

/** The refusal to check out a cart with nothing in it. */
export const cartEmpty = (): ShopError => new ShopError('cart_empty', 'Your cart is empty.')

/**
 * Locks the user's cart until the transaction ends, so that what is read is what is ordered and of two clicks the second
 * waits. Returns its id; null for somebody who never had a cart.
 */
export async function lockCart(tx: Tx, userId: string): Promise<string | null> {
  const cart = await lockCartRow(tx, userId)
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
 * Takes the stock of every line. The map says from which shelf each line's came, by line id.
 * @throws out_of_stock when a shelf has fewer; the transaction then gives back what was taken
 */
export async function takeCartStock(tx: Tx, lines: readonly CartLine[]): Promise<Map<string, string>> {
  const shelves = await lockShelves(tx, [...new Set(lines.map(line => line.productId))])
  const stockIds = new Map<string, string>()
  for (const line of lines) {
    const stockId = await takeStock(tx, shelves, line)
    if (stockId === null) {
      // As it was before anything was taken, since the refusal gives that back.
      const left = piecesLeft(shelves.get(line.productId) ?? [], line.options)
      throw outOfStock(line.product.title, left, line.choiceLabel)
    }
    stockIds.set(line.id, stockId)
  }
  return stockIds
}

/** Removes all lines of a cart, once they have been ordered. */
export async function emptyCart(tx: Tx, cartId: string): Promise<void> {
  await deleteAllLines(tx, cartId)
  await incrementCartVersion(tx, cartId)
}
