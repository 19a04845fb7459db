import type { z } from 'zod'
import { commonPlace, type Place, toPlace } from '../../contract/catalogue/places.ts'
import {
  type StockMove,
  type StockMovePage,
  type StockMovesQuery,
  stockMoveNames,
} from '../../contract/catalogue/stock-moves.ts'
import { ShopError } from '../../contract/errors.ts'
import { offsetOf } from '../../contract/lists.ts'
import { toAmount } from '../../contract/money.ts'
import { toActor } from '../audit/actor.ts'
import { calendarOf } from '../days.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Db, Tx } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { writeCsv } from '../write-csv.ts'
import {
  beginSnapshot,
  countStockMoves,
  findShelves,
  findStockMoves,
  findTitle,
  type MovesFilter,
} from './stock-move-queries.ts'

/**
 * A page of the pieces that came to a product's shelves or left them, latest first, with the total.
 * @throws not_found the shop never had the product
 */
export async function listStockMoves(
  { db }: Pick<Deps, 'db'>,
  productId: string,
  { shelf, ...query }: StockMovesQuery,
): Promise<z.infer<typeof StockMovePage>> {
  const product = await productOf(db, productId)
  const part = { limit: query.limit, offset: offsetOf(query) }
  const { rows, shelves, toMove } = await readNewest(db, { productId, shelf }, part)
  const counted = shelves.filter(({ _id }) => shelf === undefined || _id === shelf)
  return {
    product,
    shelves: shelves.map(({ moves: _, ...each }) => each),
    moves: rows.map(toMove),
    total: counted.reduce((sum, { moves }) => sum + moves, 0),
  }
}

async function productOf(db: Db, productId: string) {
  const product = await findTitle(db, productId)
  if (!product) throw new ShopError('not_found', 'The shop has no such product.')
  return { _id: product.id, title: product.title, isDeleted: product.archivedAt !== null }
}

type MoveRow = Awaited<ReturnType<typeof findStockMoves>>[number]

/** In one snapshot, or what is sold in between would be counted as left. */
const readNewest = (db: Db, filter: MovesFilter, part: { limit: number; offset?: number }) =>
  inTransaction(db, async tx => {
    await beginSnapshot(tx)
    const rows = await findStockMoves(tx, filter, part)
    return { rows, ...(await readShelves(tx, filter.productId, rows[0])) }
  })

/**
 * The shelves of a product that have moves. `toMove` is to be given the rows from `newest` on, one after another: what was
 * left after each is counted back from there.
 */
async function readShelves(db: Tx, productId: string, newest: MoveRow | undefined) {
  const counts = await countStockMoves(db, productId, newest?.id ?? '0')
  const places = new Map((await findShelves(db, productId)).map(({ id, ...place }) => [id, place]))
  const left = new Map(counts.map(each => [each.stockId, each.left]))
  const nameOf = (id: string): Place => {
    const place = places.get(id) ?? { ...commonPlace, size: id }
    // A retired shelf that gave its name to another is called by its id.
    return place.size === id ? { ...commonPlace, size: 'Removed' } : toPlace(place)
  }
  const toMove = (row: MoveRow): StockMove => {
    const { id, at, orderId, number, stockId, kind, change, note, costCents, currency, ...actor } = row
    const leftAfter = left.get(stockId) ?? 0
    left.set(stockId, leftAfter - change)
    return {
      ...nameOf(stockId),
      _id: id,
      at: at.toISOString(),
      kind,
      change,
      note,
      ...(costCents !== null && { cost: { amount: toAmount(costCents), currency: currency ?? '' } }),
      left: leftAfter,
      by: actor.userId || actor.machine ? toActor(actor) : { userId: '', name: '' },
      order: orderId && number !== null ? { _id: orderId, number } : null,
    }
  }
  const shelves = counts
    .map(({ stockId, moves }) => ({ _id: stockId, ...nameOf(stockId), moves }))
    .toSorted(
      (a, b) => byName(a.color, b.color) || byName(a.size, b.size) || byName(a.third ?? '', b.third ?? ''),
    )
  return { shelves, toMove }
}

const byName = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true })

type Exported = StockMove & { title: string; time: string }

const columns: [string, (row: Exported) => string | number][] = [
  ['When', ({ time }) => time],
  ['Product', ({ title }) => title],
  ['Colour', ({ color }) => color],
  ['Size', ({ size }) => size],
  ['Option', ({ third }) => third ?? ''],
  ['What', ({ kind }) => stockMoveNames[kind]],
  ['Pieces', ({ change }) => change],
  ['Left', ({ left }) => left],
  ['Cost Each', ({ cost }) => cost?.amount ?? ''],
  ['Currency', ({ cost }) => cost?.currency ?? ''],
  ['Order', ({ order }) => order?.number ?? ''],
  ['Who', ({ by }) => by.name],
  ['Note', ({ note }) => note],
]

/**
 * The moves as CSV with a heading, latest first, times by the shop's clocks. Comes in parts, since years of a product would
 * keep everybody waiting.
 * @throws not_found the shop never had the product
 */
export async function exportStockMoves(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  filter: MovesFilter,
  movesPerPart = 1_000,
): Promise<{ title: string; file: AsyncGenerator<string> }> {
  const { title } = await productOf(db, filter.productId)
  const calendar = calendarOf(settings.current().delivery.timeZone)
  async function* parts() {
    yield writeCsv([columns.map(([heading]) => heading)])
    const { toMove, ...newest } = await readNewest(db, filter, { limit: movesPerPart })
    let { rows } = newest
    while (rows.length > 0) {
      const exported = rows.map(row => ({ ...toMove(row), title, time: calendar.timeOf(row.at) }))
      yield writeCsv(exported.map(row => columns.map(([, cell]) => cell(row))))
      rows = await findStockMoves(db, filter, { limit: movesPerPart, before: rows.at(-1)?.id })
    }
  }
  return { title, file: parts() }
}
