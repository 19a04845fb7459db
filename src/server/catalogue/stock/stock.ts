import type { ChosenOptions } from '../../../contract/catalogue.ts'
import { shelfOf } from '../../../contract/stock.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { addPieces, findShelves, lockShelfRows, type StoredShelf, takePieces } from './stock-queries.ts'

export type ChosenPieces = {
  productId: string
  options: Pick<ChosenOptions, 'color' | 'size'>
  quantity: number
}

/** The shelves of some products by product id, as they stood when they were held. */
export type LockedShelves = ReadonlyMap<string, readonly StoredShelf[]>

/**
 * Holds the shelves of these products still until the transaction ends. Hold all that an order needs at once: two
 * orders then never wait for each other.
 */
export async function lockShelves(tx: Tx, productIds: readonly string[]): Promise<LockedShelves> {
  if (productIds.length === 0) return new Map()
  await lockShelfRows(tx, productIds)
  // Read only now: an edit that had to be waited for may have put up shelves the first look could not see.
  return Map.groupBy(await findShelves(tx, productIds), shelf => shelf.productId)
}

/**
 * Takes pieces off the shelf that serves the choice. Answers the shelf's id, or null when there are not enough;
 * nothing is taken then.
 */
export async function takeStock(
  tx: Tx,
  held: LockedShelves,
  { productId, options, quantity }: ChosenPieces,
): Promise<string | null> {
  const shelf = shelfOf(held.get(productId) ?? [], options)
  if (!shelf || !(await takePieces(tx, shelf.id, quantity))) return null
  return shelf.id
}

/**
 * Puts pieces back where the choice is served now, which need not be where they were taken: the staff may have
 * arranged the stock anew. What no shelf serves goes to the common one.
 */
export async function giveStockBack(
  tx: Tx,
  { newId }: Pick<Deps, 'newId'>,
  held: LockedShelves,
  { productId, options, quantity }: ChosenPieces,
): Promise<void> {
  const shelf = shelfOf(held.get(productId) ?? [], options) ?? { id: newId(), productId, color: '', size: '' }
  await addPieces(tx, { ...shelf, quantity })
}
