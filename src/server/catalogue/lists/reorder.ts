import type { z } from 'zod'
import type {
  ReorderExportQuery,
  ReorderLine,
  ReorderPage,
  ReorderQuery,
} from '../../../contract/catalogue/reordering.ts'
import { sellingShelves } from '../../../contract/catalogue/stock.ts'
import { days } from '../../../contract/durations.ts'
import { offsetOf } from '../../../contract/lists.ts'
import type { Db } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { writeCsv } from '../../write-csv.ts'
import { loadProducts } from '../product/load-products.ts'
import { optionValuesOf, type Product } from '../product/product.ts'
import { hasShelf } from '../stock/shelf.ts'
import { type ShelfToOrder, toWireReorderLine, toWireReorderPage } from './lists-wire.ts'
import { findReorder, type ReorderRow } from './reorder-queries.ts'

type Period = z.infer<typeof ReorderExportQuery>

/**
 * The colours and sizes of listed products of which more pieces are needed, what runs out first at the top. Pieces to order =
 * sold a day x `cover` days - pieces left, where only the days listed with pieces to sell count, at least seven.
 */
export async function listReorder(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  query: ReorderQuery,
): Promise<z.infer<typeof ReorderPage>> {
  const all = await findShelvesToOrder(db, query, clock())
  return toWireReorderPage(all, { from: offsetOf(query), limit: query.limit })
}

async function findShelvesToOrder(db: Db, period: Period, now: Date): Promise<ShelfToOrder[]> {
  const since = new Date(now.getTime() - days(period.days))
  const rows = await findReorder(db, { since, now, cover: period.cover })
  const products = await loadProducts(
    db,
    rows.map(({ productId }) => productId),
    now,
  )
  return rows.flatMap(row => {
    const product = products.get(row.productId)
    return product && sellsFrom(product, row) ? [{ ...row, product }] : []
  })
}

/** False for an empty shelf in whose place others have come, as where one number became one for each size. */
const sellsFrom = (product: Product, row: ReorderRow): boolean =>
  hasShelf([...sellingShelves(product.stock, optionValuesOf(product))], row)

const columns: [string, (line: ReorderLine) => string | number][] = [
  ['Product', ({ title }) => title],
  ['Colour', ({ color }) => color],
  ['Size', ({ size }) => size],
  ['Option', ({ third }) => third ?? ''],
  ['SKU', ({ sku }) => sku],
  ['Left', ({ left }) => left],
  ['Sold', ({ sold }) => sold],
  ['Days on Sale', ({ daysOnSale }) => daysOnSale],
  ['Days Left', ({ lastsDays }) => lastsDays],
  ['Order', ({ pieces }) => pieces],
  ['Cost Each', ({ cost }) => cost ?? ''],
]

/** What to order as CSV with a heading. */
export async function exportReorder(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  query: Period,
): Promise<string> {
  const lines = (await findShelvesToOrder(db, query, clock())).map(toWireReorderLine)
  const cells = lines.map(line => columns.map(([, cell]) => cell(line)))
  return writeCsv([columns.map(([heading]) => heading), ...cells])
}
