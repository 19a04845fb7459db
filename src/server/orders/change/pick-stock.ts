import { placeWords } from '../../../contract/catalogue/places.ts'
import { outOfStock } from '../../cart/cart-errors.ts'
import {
  type ChosenPieces,
  giveStockBack,
  homeOf,
  type LockedShelves,
  lockShelves,
  pickPieces,
  recordStockMoves,
  type StockCause,
  takePiecesQuery,
  toTaken,
} from '../../catalogue/stock/stock.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import type { PlannedLine, PlannedLines } from './plan-lines.ts'

export type PickedLines = {
  /** From which shelf each changed or added line comes. */
  stockIds: Map<PlannedLine, string>
  /** How many pieces leave a shelf, by its id; less than 0: come back. */
  leaving: Map<string, number>
  /** Pieces that come back and that no shelf serves any more. */
  homeless: ChosenPieces[]
  shelves: LockedShelves
}

/**
 * Locks the shelves that a change concerns and picks what it needs from them, once what it frees is back.
 * @throws out_of_stock names the product
 */
export async function pickStock(tx: Tx, { changed, added, freed }: PlannedLines): Promise<PickedLines> {
  const wanted = [...changed, ...added]
  const shelves = await lockShelves(tx, [...new Set([...freed, ...wanted].map(({ productId }) => productId))])
  const leaving = new Map<string, number>()
  const homeless: ChosenPieces[] = []
  for (const pieces of freed) {
    const shelf = homeOf(shelves, pieces)
    if (shelf) leaving.set(shelf.id, (leaving.get(shelf.id) ?? 0) - pieces.quantity)
    else homeless.push(pieces)
  }
  const stockIds = new Map<PlannedLine, string>()
  for (const line of wanted) {
    const shelfId =
      line.needs > 0 ? pickPieces(shelves, leaving, { ...line, quantity: line.needs }) : line.stockId
    if (shelfId === null) throw tooFew(line, shelves, leaving)
    stockIds.set(line, shelfId)
  }
  return { stockIds, leaving, homeless, shelves }
}

/** Says how many the order could have, with those that it has and frees itself. */
function tooFew(line: PlannedLine, shelves: LockedShelves, leaving: ReadonlyMap<string, number>) {
  const { options, title, quantity, needs } = line
  const shelf = homeOf(shelves, line)
  const onShelf = shelf ? shelf.quantity - (leaving.get(shelf.id) ?? 0) : 0
  return outOfStock(title, Math.max(0, onShelf) + quantity - needs, placeWords(options))
}

/** Moves what was picked and freed between the locked shelves and the order. */
export async function moveStock(
  tx: Tx,
  deps: Pick<Deps, 'newId'>,
  { leaving, homeless, shelves }: PickedLines,
  cause: StockCause,
): Promise<void> {
  const moved = new Map([...leaving].filter(([, pieces]) => pieces !== 0))
  if (moved.size > 0) await takePiecesQuery(toTaken([moved])).execute(tx)
  await recordStockMoves(
    tx,
    [...shelves.values()]
      .flat()
      .map(({ id, productId }) => ({ stockId: id, productId, change: -(moved.get(id) ?? 0) })),
    cause,
  )
  await giveStockBack(tx, deps, shelves, homeless, cause)
}
