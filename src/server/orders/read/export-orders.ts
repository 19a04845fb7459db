import { toAmount, toCents } from '../../../contract/money.ts'
import { adjustmentKinds, adjustmentTable, centsOf, reasonOf } from '../../../contract/orders/adjustments.ts'
import { orderSourceNames } from '../../../contract/orders/order-sources.ts'
import type { OrderStatus } from '../../../contract/orders/order-status.ts'
import { pieceText } from '../../../contract/orders/piece-text.ts'
import type { ExportOrdersQuery } from '../../../contract/orders/staff-orders.ts'
import { type Calendar, calendarOf } from '../../days.ts'
import type { Db } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { writeCsv } from '../../write-csv.ts'
import { type Earnings, findEarnings } from '../order/earnings-queries.ts'
import { type LineRow, loadLines, type OrderRow } from '../order/load-orders.ts'
import { findEvents } from '../order/queries.ts'
import { findPage } from './list-queries.ts'
import { toFilter } from './order-filter.ts'

type Cell = string | number

/** Read in batches, so that other requests are answered in between. */
const ordersPerBatch = 500

/**
 * The orders that match, newest first, as CSV with a heading: one row per order line or per order, money in the order's
 * currency, times by the shop's clocks. Comes in parts, since years of orders would not fit in memory.
 */
export async function* exportOrders(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  { rows, ...filters }: ExportOrdersQuery,
): AsyncGenerator<string> {
  const { timeZone } = settings.current().delivery
  const filter = toFilter(filters, timeZone)
  const calendar = calendarOf(timeZone)
  const columns = rows === 'orders' ? [...orderColumns, ...pieceColumns] : [...orderColumns, ...lineColumns]
  let text = writeCsv([columns.map(([heading]) => heading)])
  let last: OrderRow | undefined
  do {
    const orders = await findPage(db, filter, { limit: ordersPerBatch, after: last })
    last = orders.at(-1)
    const exported = await loadExported(db, orders, calendar)
    const perRow =
      rows === 'orders' ? exported : exported.flatMap(order => order.lines.map(line => only(order, line)))
    text += writeCsv(perRow.map(row => columns.map(([, cell]) => cell(row))))
    if (text) yield text
    text = ''
  } while (last)
}

type Exported = OrderRow & {
  /** All of a row: one line, or those of the order. */
  lines: readonly LineRow[]
  /** When it last came to this status; '' for never. */
  reached: (status: OrderStatus) => string
  timeOf: (moment: Date | null) => string
  /** In units of its currency; null where the cost of a piece is not known. */
  earned: number
  cost: number | null
}

const only = (order: Exported, line: LineRow): Exported => ({ ...order, lines: [line] })

async function loadExported(db: Db, orders: readonly OrderRow[], calendar: Calendar): Promise<Exported[]> {
  const linesOf = await loadLines(db, orders)
  const ids = orders.map(({ id }) => id)
  const events = Map.groupBy(ids.length > 0 ? await findEvents(db, ids) : [], ({ orderId }) => orderId)
  const earnings = new Map((await findEarnings(db, ids)).map(({ orderId, ...each }) => [orderId, each]))
  const timeOf = (moment: Date | null) => (moment ? calendar.timeOf(moment) : '')
  return orders.map(order => ({
    ...order,
    lines: linesOf(order),
    reached: status =>
      timeOf(events.get(order.id)?.findLast(({ toStatus }) => toStatus === status)?.at ?? null),
    timeOf,
    ...toEarnings(earnings.get(order.id)),
  }))
}

const toEarnings = ({ earnedCents = 0, costCents = null }: Partial<Earnings> = {}) => ({
  earned: toAmount(earnedCents),
  cost: costCents === null ? null : toAmount(costCents),
})

const profitOf = ({ earned, cost }: Exported) =>
  cost === null ? '' : toAmount(toCents(earned) - toCents(cost))

const isSold = ({ status, refusedAt }: Pick<OrderRow, 'status' | 'refusedAt'>) =>
  status !== 'Cancelled' && !refusedAt

/** What the courier collects, or collected; null for an order that is paid by card or not delivered. */
function cashOf(order: OrderRow) {
  if (order.paymentMethod !== 'COD' || !isSold(order)) return null
  const { totalCents, currency, cashCents, cashCurrency } = order
  return { amount: toAmount(cashCents ?? totalCents), currency: cashCurrency ?? currency }
}

type Column = [string, (row: Exported) => Cell]

const orderColumns: Column[] = [
  ['Order', ({ number }) => number],
  ['Order ID', ({ id }) => id],
  ['Placed', ({ createdAt, timeOf }) => timeOf(createdAt)],
  ['Status', ({ status }) => status],
  ['Shipped', ({ reached }) => reached('Shipped')],
  ['Delivered', ({ reached }) => reached('Delivered')],
  // A card is charged as its order is placed; cash counts once the staff have noted it.
  [
    'Paid',
    ({ cashNotedAt, chargedCents, createdAt, timeOf }) => timeOf(chargedCents > 0 ? createdAt : cashNotedAt),
  ],
  ['Refused', ({ refusedAt, timeOf }) => timeOf(refusedAt)],
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
      adjustmentTable[kind].label,
      ({ adjustments }) => Math.abs(toAmount(centsOf(adjustments, kind))),
    ],
  ),
  ...adjustmentKinds
    .filter(kind => adjustmentTable[kind].exportsReason)
    .map(
      (kind): Column => [adjustmentTable[kind].reasonLabel, ({ adjustments }) => reasonOf(adjustments, kind)],
    ),
  ['Order total', ({ totalCents }) => toAmount(totalCents)],
  ['Currency', ({ currency }) => currency],
  ['Cash to collect', order => cashOf(order)?.amount ?? ''],
  ['Currency of the cash', order => cashOf(order)?.currency ?? ''],
  ['Source', ({ source }) => orderSourceNames[source]],
]

const pieceColumns: Column[] = [
  ['Pieces', ({ lines }) => lines.reduce((sum, { quantity }) => sum + quantity, 0)],
  ['Products', ({ lines }) => lines.map(pieceText).join('; ')],
  ['Pieces earn', order => (isSold(order) ? order.earned : '')],
  ['Pieces cost', order => (isSold(order) ? (order.cost ?? '') : '')],
  ['Profit', order => (isSold(order) ? profitOf(order) : '')],
]

const lineColumns: Column[] = [
  ['Product', ({ lines: [line] }) => line?.title ?? ''],
  ['Product ID', ({ lines: [line] }) => line?.productId ?? ''],
  ['Color', ({ lines: [line] }) => line?.options.color ?? ''],
  ['Size', ({ lines: [line] }) => line?.options.size ?? ''],
  ['Length', ({ lines: [line] }) => line?.options.length ?? ''],
  ['Material', ({ lines: [line] }) => line?.options.material ?? ''],
  ['Option', ({ lines: [line] }) => line?.options.third ?? ''],
  ['Quantity', ({ lines: [line] }) => line?.quantity ?? ''],
  ['Price', ({ lines: [line] }) => toAmount(line?.priceCents ?? 0)],
  ['Price before deal', ({ lines: [line] }) => toAmount(line?.basePriceCents ?? 0)],
  ['SKU', ({ lines: [line] }) => line?.sku ?? ''],
  [
    'Cost of one',
    ({ lines: [line] }) => (typeof line?.costCents === 'number' ? toAmount(line.costCents) : ''),
  ],
]
