import type { z } from 'zod'
import type {
  ReorderExportQuery,
  ReorderLine,
  ReorderPage,
  ReorderQuery,
} from '../../../contract/catalogue/reordering.ts'
import { days } from '../../../contract/durations.ts'
import { offsetOf } from '../../../contract/lists.ts'
import type { Db } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { writeCsv } from '../../write-csv.ts'
import { loadProducts } from '../product/load-products.ts'
import { toWireReorderLine, toWireReorderPage } from './lists-wire.ts'
import { findReorder, type ReorderFilter, type ReorderRow } from './reorder-queries.ts'

type Period = z.infer<typeof ReorderExportQuery>

/**
 * The colours and sizes of listed products of which more pieces are needed, what runs out first at the top. Pieces to order =
 * sold a day x `cover` days - pieces left, where only the days with pieces to sell count, at least seven.
 */
export async function listReorder(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  query: ReorderQuery,
): Promise<z.infer<typeof ReorderPage>> {
  const filter = filterOf(query, clock())
  const found = await findReorder(db, filter, { limit: query.limit, offset: offsetOf(query) })
  return toWireReorderPage(found, await toLines(db, found.rows, filter.now))
}

const filterOf = ({ days: soldIn, cover }: Period, now: Date): ReorderFilter => ({
  since: new Date(now.getTime() - days(soldIn)),
  now,
  cover,
})

async function toLines(db: Db, rows: readonly ReorderRow[], now: Date): Promise<ReorderLine[]> {
  const products = await loadProducts(db, [...new Set(rows.map(({ productId }) => productId))], now)
  return rows.flatMap(row => {
    const product = products.get(row.productId)
    return product ? [toWireReorderLine(row, product)] : []
  })
}

const columns: [string, (line: ReorderLine) => string | number][] = [
  ['Product', ({ title }) => title],
  ['Colour', ({ color }) => color],
  ['Size', ({ size }) => size],
  ['SKU', ({ sku }) => sku],
  ['Left', ({ left }) => left],
  ['Sold', ({ sold }) => sold],
  ['Days on Sale', ({ daysOnSale }) => daysOnSale],
  ['Days Left', ({ lastsDays }) => lastsDays],
  ['Order', ({ pieces }) => pieces],
  ['Cost Each', ({ cost }) => cost ?? ''],
]

/** The most lines of a file; a supplier's order is shorter. */
const maxExported = 5_000

/** What to order as CSV with a heading. */
export async function exportReorder(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  query: Period,
): Promise<string> {
  const filter = filterOf(query, clock())
  const { rows } = await findReorder(db, filter, { limit: maxExported, offset: 0 })
  const lines = await toLines(db, rows, filter.now)
  const cells = lines.map(line => columns.map(([, cell]) => cell(line)))
  return writeCsv([columns.map(([heading]) => heading), ...cells])
}
