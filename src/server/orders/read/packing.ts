import { amountDue } from '../../../contract/cash.ts'
import { offsetOf } from '../../../contract/lists.ts'
import { needsCall } from '../../../contract/orders/order-moves.ts'
import type { PackingOrder, PackingPage, PackingQuery } from '../../../contract/orders/packing.ts'
import type { Deps } from '../../deps.ts'
import { type LineRow, loadLines, type OrderRow, toItem, toOrder } from '../order/load-orders.ts'
import { findOrders } from '../order/queries.ts'
import { countOrderWork } from './count-work.ts'
import { findPage } from './list-queries.ts'
import { isToPrintAgain } from './load-staff-orders.ts'
import { toSearch } from './order-filter.ts'

const statusOfStep = { pack: 'Pending', ship: 'Processing' } as const

/** A page of the orders that wait to be packed, or to be handed to the courier, the oldest first. */
export async function ordersToPack(
  { db }: Pick<Deps, 'db'>,
  { step, q, ...page }: PackingQuery,
): Promise<PackingPage> {
  const { toPack, toShip } = await countOrderWork({ db })
  if (q.trim() !== '')
    return { orders: await findWaiting(db, { step, q, limit: page.limit }), toPack, toShip }
  const filter = { status: statusOfStep[step], ready: true }
  const rows = await findPage(db, filter, { limit: page.limit, offset: offsetOf(page), oldestFirst: true })
  return { orders: await toPackingOrders(db, rows), toPack, toShip }
}

/**
 * Those of one step whose own number it is, or whose parcel's begins so: packers look up no names and no phones. An order's
 * own number comes before all, the step that was asked for before the other.
 */
async function findWaiting(
  db: Deps['db'],
  { step, q, limit }: Pick<PackingQuery, 'step' | 'q' | 'limit'>,
): Promise<PackingOrder[]> {
  const { search } = toSearch(q)
  if (!search) return []
  const searches = [
    { number: search.number, words: [] },
    { ...search, number: null, words: [] },
  ]
  const steps = step === 'pack' ? (['pack', 'ship'] as const) : (['ship', 'pack'] as const)
  for (const each of searches)
    for (const at of steps) {
      const filter = { status: statusOfStep[at], ready: true, search: each }
      const rows = await findPage(db, filter, { limit, oldestFirst: true })
      if (rows.length > 0) return toPackingOrders(db, rows)
    }
  return []
}

/**
 * The orders of these ids for their packing slips, in the order asked for. Unknown ids are left out, and with
 * `onlyWaiting` orders that wait neither to be packed nor to be sent.
 */
export async function packingSlips(
  { db }: Pick<Deps, 'db'>,
  ids: readonly string[],
  { onlyWaiting }: { onlyWaiting: boolean },
): Promise<PackingOrder[]> {
  const rows = new Map((await findOrders(db, ids)).map(row => [row.id, row]))
  const found = [...new Set(ids)].flatMap(id => rows.get(id) ?? [])
  return toPackingOrders(db, onlyWaiting ? found.filter(isWaiting) : found)
}

/** Whether nobody has to call the buyer first and the parcel has not left. */
const isWaiting = (order: OrderRow) =>
  order.status === 'Processing' || (order.status === 'Pending' && !needsCall(order))

async function toPackingOrders(db: Deps['db'], rows: readonly OrderRow[]): Promise<PackingOrder[]> {
  const linesOf = await loadLines(db, rows)
  return rows.map(row => toPackingOrder(row, linesOf(row)))
}

/** Fields are named one by one, so that nothing new of an order is sent by accident. */
function toPackingOrder(row: OrderRow, lines: readonly LineRow[]): PackingOrder {
  const order = toOrder(row, lines)
  const { number, status, paymentMethod, paymentState, createdAt, shippingAddress } = order
  const { amount, currency } = amountDue(order)
  return {
    _id: row.id,
    number,
    status,
    paymentMethod,
    paymentState,
    createdAt,
    currency,
    shippingAddress,
    note: order.buyerNote,
    items: lines.map(line => {
      const { productId, quantity, options } = toItem(line)
      return { productId, quantity, options, sku: line.sku }
    }),
    amountToCollect: paymentMethod === 'COD' ? amount : 0,
    total: order.cash && { amount: order.totalPrice, currency: order.currency },
    refused: row.refusedAt !== null,
    courier: row.courier,
    trackingNumber: row.trackingNumber,
    changedAt: row.changedAt?.toISOString() ?? null,
    printAgain: isToPrintAgain(row),
    version: row.version,
  }
}
