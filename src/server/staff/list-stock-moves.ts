import type { z } from 'zod'
import {
  type StockMove,
  type StockMovePage,
  type StockMovesQuery,
  stockMoveNames,
} from '../../contract/catalogue/stock-moves.ts'
import { ShopError } from '../../contract/errors.ts'
import { offsetOf } from '../../contract/lists.ts'
import { toActor } from '../audit/actor.ts'
import { calendarOf } from '../days.ts'
import type { Db } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { writeCsv } from '../write-csv.ts'
import { countMoves, findMoves, findShelves, findTitle } from './stock-move-queries.ts'

/**
 * A page of the pieces that came to a product's shelves or left them, latest first, with the total.
 * @throws not_found the shop never had the product
 */
export async function listStockMoves(
  { db }: Pick<Deps, 'db'>,
  productId: string,
  query: StockMovesQuery,
): Promise<z.infer<typeof StockMovePage>> {
  const product = await productOf(db, productId)
  const filter = { productId, shelf: query.shelf }
  const { total } = await countMoves(db, filter)
  const rows = await findMoves(db, filter, { limit: query.limit, offset: offsetOf(query) })
  const shelves = await findShelves(db, productId)
  return {
    product,
    shelves: shelves
      .map(({ stockId, color, size }) => ({ _id: stockId, color, size }))
      .toSorted((a, b) => byName(a.color, b.color) || byName(a.size, b.size)),
    moves: rows.map(toMove),
    total,
  }
}

const byName = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true })

async function productOf(db: Db, productId: string) {
  const product = await findTitle(db, productId)
  if (!product) throw new ShopError('not_found', 'The shop has no such product.')
  return { _id: product.id, title: product.title, isDeleted: product.archivedAt !== null }
}

type MoveRow = Awaited<ReturnType<typeof findMoves>>[number]

const toMove = ({ id, at, orderId, number, ...row }: MoveRow): StockMove => ({
  _id: id,
  at: at.toISOString(),
  kind: row.kind,
  color: row.color,
  size: row.size,
  change: row.change,
  left: row.left,
  note: row.note,
  by: toActor(row),
  order: orderId && number !== null ? { _id: orderId, number } : null,
})

type Exported = StockMove & { title: string; time: string }

const columns: [string, (row: Exported) => string | number][] = [
  ['When', ({ time }) => time],
  ['Product', ({ title }) => title],
  ['Colour', ({ color }) => color],
  ['Size', ({ size }) => size],
  ['What', ({ kind }) => stockMoveNames[kind]],
  ['Pieces', ({ change }) => change],
  ['Left', ({ left }) => left],
  ['Order', ({ order }) => order?.number ?? ''],
  ['Who', ({ by }) => by.name],
  ['Note', ({ note }) => note],
]

const movesPerPart = 1_000

/**
 * All of them as CSV with a heading, latest first, times by the shop's clocks. Comes in parts, since years of a product would
 * keep everybody waiting.
 * @throws not_found the shop never had the product
 */
export async function exportStockMoves(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  productId: string,
): Promise<AsyncGenerator<string>> {
  const { title } = await productOf(db, productId)
  const calendar = calendarOf(settings.current().delivery.timeZone)
  return (async function* () {
    yield writeCsv([columns.map(([heading]) => heading)])
    for (let offset = 0; ; offset += movesPerPart) {
      const rows = (await findMoves(db, { productId }, { limit: movesPerPart, offset })).map(toMove)
      yield writeCsv(
        rows.map(row =>
          columns.map(([, cell]) => cell({ ...row, title, time: calendar.timeOf(new Date(row.at)) })),
        ),
      )
      if (rows.length < movesPerPart) return
    }
  })()
}
