import { type Place, toPlace } from '../../../contract/catalogue/places.ts'
import type { OptionValues } from '../../../contract/catalogue/stock.ts'
import type { StockMoveKind } from '../../../contract/catalogue/stock-moves.ts'
import { toPlaceColumns } from '../../db/place-columns.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { isValidShelf } from './check-stock.ts'
import { findCosts, setDetail } from './detail-queries.ts'
import { type Renames, renamed, renameShelves } from './rename-shelves.ts'
import { requestedShelves, type StockInput } from './requested-shelves.ts'
import { hasShelf, piecesOn, type Shelf, type ShelfDetails } from './shelf.ts'
import { giveSkus } from './skus.ts'
import { giveStockBack, lockShelves, recordStockMoves, type StockCause } from './stock.ts'
import { addPieces, putShelf, retireShelf, type StoredShelf } from './stock-queries.ts'

type WriteDeps = Pick<Deps, 'clock' | 'newId'>

/** Who says another stock, and how. */
export type StockEditor = { userId: string; kind: Extract<StockMoveKind, 'set' | 'imported' | 'undone'> }

/** A product whose options change from `before` to `after`. */
type StockOwner = { id: string; before: OptionValues; after: OptionValues; renames: Renames }

/**
 * Writes the stock of a product form, by the difference where the form says what it was shown. Where it has none, only the
 * pieces of a removed option move to the shelf that serves them now. The shelves of renamed ones stay what they are.
 * @throws invalid the product cannot have the stock, or one number cannot replace it
 * @throws stock_changed more would be taken away than is left
 */
export async function writeStock(
  tx: Tx,
  deps: WriteDeps,
  { renames, ...owner }: StockOwner,
  input: StockInput,
  by: StockEditor,
): Promise<void> {
  const product = { ...owner, before: renamed(owner.before, renames) }
  await lockShelves(tx, [product.id])
  await renameShelves(tx, product.id, renames)
  const current = (await lockShelves(tx, [product.id])).get(product.id) ?? []
  const wanted = requestedShelves(input, product, current)
  const cause = { ...by, orderId: null, at: deps.clock() }
  if (wanted) await replaceShelves(tx, deps, product.id, { current, wanted }, cause)
  else await moveRemovedOptions(tx, deps, product, current, { ...cause, kind: 'moved' })
  await giveDetails(tx, product.id, input.details ?? input.stock ?? [])
}

/**
 * Gives the shelves of a product, which are locked, what these rows say of them besides their pieces.
 * @throws invalid, naming the row, for an SKU that another product has
 */
export async function giveDetails(tx: Tx, productId: string, rows: readonly ShelfDetails[]): Promise<void> {
  await giveSkus(tx, productId, rows)
  for (const column of ['costCents', 'barcode'] as const) {
    const said = rows.filter(row => row[column] !== undefined)
    if (said.length > 0) await setDetail(tx, productId, column, said)
  }
}

async function replaceShelves(
  tx: Tx,
  { clock, newId }: WriteDeps,
  productId: string,
  { current, wanted }: { current: readonly StoredShelf[]; wanted: readonly Shelf[] },
  cause: StockCause,
): Promise<void> {
  const retired = current.filter(shelf => !hasShelf(wanted, shelf))
  const costs = await findCosts(tx, retired)
  for (const shelf of retired) await retireShelf(tx, shelf.id, clock())
  await recordStockMoves(
    tx,
    retired.map(({ id, quantity }) => ({ stockId: id, productId, change: -quantity })),
    cause,
  )
  await setShelves(tx, { newId }, productId, { current, wanted }, cause)
  const averageCents = averageOf(retired, costs)
  const added = wanted.filter(shelf => !hasShelf(current, shelf))
  if (averageCents !== null && added.length > 0)
    await setDetail(
      tx,
      productId,
      'costCents',
      added.map(shelf => ({ ...shelf, costCents: averageCents })),
    )
}

/** What pieces of these shelves cost on average; null where that is not known of any. */
function averageOf(shelves: readonly StoredShelf[], costs: ReadonlyMap<string, number>): number | null {
  const known = shelves.flatMap(({ id, quantity }) => {
    const cents = costs.get(id)
    return cents === undefined ? [] : [{ cents, quantity }]
  })
  const sum = (of: (shelf: (typeof known)[number]) => number) =>
    known.reduce((all, shelf) => all + of(shelf), 0)
  const pieces = sum(({ quantity }) => quantity)
  if (pieces > 0) return Math.round(sum(({ cents, quantity }) => cents * quantity) / pieces)
  return known[0]?.cents ?? null
}

/** Adds pieces that came to a product; what a shelf costs becomes the average of all of its pieces, where it is known of these. */
export async function receivePieces(
  tx: Tx,
  { newId, settings }: Pick<Deps, 'newId' | 'settings'>,
  productId: string,
  came: readonly Shelf[],
  cause: StockCause,
): Promise<void> {
  const { currency } = settings.current().money
  const moved = []
  for (const { quantity, costCents = null, ...place } of came) {
    const pieces = { id: newId(), productId, ...toPlaceColumns(place), quantity, costCents }
    const { id: stockId } = await addPieces(tx, pieces)
    moved.push({ stockId, productId, change: quantity, costCents, currency })
  }
  await recordStockMoves(tx, moved, cause)
}

/** Sets how many pieces lie on each shelf that is `wanted`; the others of the product's locked shelves stay. */
export async function setShelves(
  tx: Tx,
  { newId }: Pick<Deps, 'newId'>,
  productId: string,
  { current, wanted }: { current: readonly Shelf[]; wanted: readonly Shelf[] },
  cause: StockCause,
): Promise<void> {
  const moved = []
  for (const { quantity, ...shelf } of wanted) {
    const place = { id: newId(), productId, ...toPlaceColumns(shelf), quantity: 0 }
    // A shelf that is not locked may have got pieces meanwhile: adding none to it locks it.
    const isLocked = hasShelf(current, place)
    const there = isLocked ? piecesOn(current, place) : (await addPieces(tx, place)).quantity
    const { id: stockId } = await putShelf(tx, { ...place, quantity })
    moved.push({ stockId, productId, change: quantity - there })
  }
  await recordStockMoves(tx, moved, cause)
}

async function moveRemovedOptions(
  tx: Tx,
  { clock, newId }: WriteDeps,
  { id: productId, after }: Pick<StockOwner, 'id' | 'after'>,
  current: readonly StoredShelf[],
  cause: StockCause,
): Promise<void> {
  const kept = new Map([[productId, current.filter(shelf => isValidShelf(after, shelf))]])
  const removed = current.filter(shelf => !isValidShelf(after, shelf))
  const costs = await findCosts(tx, removed)
  for (const { id } of removed) await retireShelf(tx, id, clock())
  await recordStockMoves(
    tx,
    removed.map(({ id, quantity }) => ({ stockId: id, productId, change: -quantity })),
    cause,
  )
  const pieces = removed
    .filter(({ quantity }) => quantity > 0)
    .map(shelf => {
      const left = withoutLostOptions(shelf, after)
      return {
        productId,
        options: left,
        ...(isValidShelf(after, left) && { elsewhere: left }),
        quantity: shelf.quantity,
        averagedCents: costs.get(shelf.id) ?? null,
      }
    })
  await giveStockBack(tx, { newId }, kept, pieces, cause)
}

/** A place without the options that the product no longer has at all, so that pieces of each size stay apart. */
const withoutLostOptions = ({ color, size, third }: Place, after: OptionValues): Place =>
  toPlace({
    color: after.colours.length > 0 ? color : '',
    size: after.sizes.length > 0 ? size : '',
    third: after.thirds?.length ? third : '',
  })
