import { toAmount } from '../../../contract/money.ts'
import { adjustmentKinds, adjustmentNames, centsOf, reasonOf } from '../../../contract/orders/adjustments.ts'
import { orderSourceNames } from '../../../contract/orders/order-sources.ts'
import type { ExportOrdersQuery } from '../../../contract/orders/staff-orders.ts'
import type { Deps } from '../../deps.ts'
import { writeCsv } from '../../write-csv.ts'
import { type LineRow, loadLines, type OrderRow } from '../order/load-orders.ts'
import { findPage } from './list-queries.ts'
import { toFilter } from './order-filter.ts'

type Cell = string | number

/** Read in batches, so that other requests are answered in between. */
const ordersPerBatch = 500

/**
 * The orders that match, newest first, as CSV with a heading: one row per order line, money in the order's
 * currency. A cell that a spreadsheet would take for a formula begins with an apostrophe. Comes in parts, since years of
 * orders would not fit in memory.
 */
export async function* exportOrders(
  { db }: Pick<Deps, 'db'>,
  filters: ExportOrdersQuery,
): AsyncGenerator<string> {
  const filter = toFilter(filters)
  let text = writeCsv([columns.map(([heading]) => heading)])
  let last: OrderRow | undefined
  do {
    const orders = await findPage(db, filter, { limit: ordersPerBatch, after: last })
    last = orders.at(-1)
    text += writeCsv(await rowsOf(db, orders))
    if (text) yield text
    text = ''
  } while (last)
}

async function rowsOf(db: Deps['db'], orders: readonly OrderRow[]): Promise<Cell[][]> {
  const linesOf = await loadLines(db, orders)
  return orders.flatMap(order => linesOf(order).map(line => columns.map(([, cell]) => cell(order, line))))
}

type Column = [string, (order: OrderRow, line: LineRow) => Cell]

const columns: Column[] = [
  ['Order', ({ number }) => number],
  ['Order ID', ({ id }) => id],
  ['Placed', ({ createdAt }) => createdAt.toISOString()],
  ['Status', ({ status }) => status],
  ['Refused', ({ refusedAt }) => refusedAt?.toISOString() ?? ''],
  ['Confirmation', ({ confirmation }) => confirmation],
  ['Payment', ({ paymentMethod }) => paymentMethod],
  ['Name', ({ fullName }) => fullName],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Address', ({ address }) => address],
  ['City', ({ city }) => city],
  ['Postal code', ({ postalCode }) => postalCode],
  ['Country', ({ country }) => country],
  ['Courier', ({ courier }) => courier],
  ['Tracking number', ({ trackingNumber }) => trackingNumber],
  ...adjustmentKinds.map(
    (kind): Column => [
      adjustmentNames[kind],
      ({ adjustments }) => Math.abs(toAmount(centsOf(adjustments, kind))),
    ],
  ),
  ['Reason for the discount', ({ adjustments }) => reasonOf(adjustments, 'discount')],
  ['Order total', ({ totalCents }) => toAmount(totalCents)],
  ['Currency', ({ currency }) => currency],
  ['Cash to collect', ({ cashCents }) => (cashCents === null ? '' : toAmount(cashCents))],
  ['Currency of the cash', ({ cashCurrency }) => cashCurrency ?? ''],
  ['Source', ({ source }) => orderSourceNames[source]],
  ['Product', (_, { title }) => title],
  ['Product ID', (_, { productId }) => productId],
  ['Color', (_, { options }) => options.color ?? ''],
  ['Size', (_, { options }) => options.size ?? ''],
  ['Length', (_, { options }) => options.length ?? ''],
  ['Material', (_, { options }) => options.material ?? ''],
  ['Quantity', (_, { quantity }) => quantity],
  ['Price', (_, { priceCents }) => toAmount(priceCents)],
  ['Price before deal', (_, { basePriceCents }) => toAmount(basePriceCents)],
]
