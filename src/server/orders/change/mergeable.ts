import { hours } from '../../../contract/durations.ts'
import { toAmount } from '../../../contract/money.ts'
import type { MergeableOrders } from '../../../contract/orders/order-changes.ts'
import type { Deps } from '../../deps.ts'
import { orderNotFound } from '../order/get-order.ts'
import { loadLines, type OrderRow } from '../order/load-orders.ts'
import { findOrder, findOrders } from '../order/queries.ts'
import { findOrdersOfPhone } from './change-queries.ts'

/** Orders of one phone that were placed within this time may go in one parcel. */
const mergeWithinMs = hours(48)

/** Why one order's pieces do not go in the other's parcel, as a sentence; null: they do. */
export function whyNotMerged(into: OrderRow, from: OrderRow): string | null {
  if (into.id === from.id) return 'Choose another order to put into this parcel.'
  for (const { number, status, paymentMethod, courier } of [into, from]) {
    if (paymentMethod !== 'COD') return `Order #${number} is paid by card, so it goes in a parcel of its own.`
    if (status !== 'Pending') return `Order #${number} is ${status}, so it goes in a parcel of its own.`
    if (courier) return `Order #${number} is booked with a courier.`
  }
  if (into.phoneKey === '' || into.phoneKey !== from.phoneKey)
    return `Orders #${into.number} and #${from.number} have different phone numbers.`
  if (into.currency !== from.currency || into.cashCurrency !== from.cashCurrency)
    return `Orders #${into.number} and #${from.number} are in different currencies.`
  if (Math.abs(into.createdAt.getTime() - from.createdAt.getTime()) > mergeWithinMs)
    return `Orders #${into.number} and #${from.number} were placed more than 48 hours apart.`
  return null
}

/**
 * The orders that can go in one parcel with this one.
 * @throws not_found
 */
export async function mergeableOrders({ db }: Pick<Deps, 'db'>, id: string): Promise<MergeableOrders> {
  const order = await findOrder(db, id)
  if (!order) throw orderNotFound()
  if (order.phoneKey === '' || order.status !== 'Pending') return { version: order.version, orders: [] }
  const near = (sign: 1 | -1) => new Date(order.createdAt.getTime() + sign * mergeWithinMs)
  const ids = await findOrdersOfPhone(db, order.phoneKey, { from: near(-1), until: near(1) })
  const found = (await findOrders(db, ids)).filter(other => whyNotMerged(order, other) === null)
  const linesOf = await loadLines(db, found)
  return {
    version: order.version,
    orders: found.map(other => ({
      _id: other.id,
      number: other.number,
      version: other.version,
      currency: other.currency,
      createdAt: other.createdAt.toISOString(),
      totalPrice: toAmount(other.totalCents),
      fullName: other.fullName,
      address: other.address,
      city: other.city,
      items: linesOf(other).map(({ title, quantity }) => ({ title, quantity })),
    })),
  }
}
