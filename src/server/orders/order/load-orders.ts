import type { OrderDelivery } from '../../../contract/delivery/delivery.ts'
import { toAmount } from '../../../contract/money.ts'
import { centsOf, toAmounts } from '../../../contract/orders/adjustments.ts'
import { isOpen } from '../../../contract/orders/find-moves.ts'
import { orderMoves } from '../../../contract/orders/order-moves.ts'
import type { Order, OrderDetail, OrderItem, StatusChange } from '../../../contract/orders/orders.ts'
import { includedTax } from '../../../contract/tax.ts'
import { toActor } from '../../audit/actor.ts'
import { phoneText } from '../../contacts/phone.ts'
import type { Db, Tx } from '../../db/schema.ts'
import { findOtherSizes } from './other-sizes.ts'
import { findEvents, findLines, findOrder, type selectOrders } from './queries.ts'

export type OrderRow = Awaited<ReturnType<ReturnType<typeof selectOrders>['execute']>>[number]
export type LineRow = Awaited<ReturnType<typeof findLines>>[number]

/** Reads the lines of these orders at once; returns a function for those of each. */
export async function loadLines(
  db: Db | Tx,
  orders: readonly OrderRow[],
): Promise<(order: OrderRow) => LineRow[]> {
  if (orders.length === 0) return () => []
  const lines = await findLines(
    db,
    orders.map(order => order.id),
  )
  const byOrder = Map.groupBy(lines, line => line.orderId)
  return order => byOrder.get(order.id) ?? []
}

/** Orders with their lines, in the order given. */
export async function attachOrderLines(db: Db | Tx, rows: readonly OrderRow[]): Promise<Order[]> {
  const linesOf = await loadLines(db, rows)
  return rows.map(row => toOrder(row, linesOf(row)))
}

/** One order, or null. */
export async function loadOrder(db: Db | Tx, id: string): Promise<Order | null> {
  const row = await findOrder(db, id)
  return row ? toOrder(row, await findLines(db, [id])) : null
}

/** One order with its history and, for its buyer, what sizes are in stock `now`; or null. */
export async function loadOrderDetail(db: Db | Tx, id: string, now?: Date): Promise<OrderDetail | null> {
  const row = await findOrder(db, id)
  if (!row) return null
  const { courier, trackingNumber } = row
  const lines = await findLines(db, [id])
  const otherSizes = now && (await findOtherSizes(db, row, { lines, now }))
  return {
    ...toOrder(row, lines),
    courier,
    trackingNumber,
    mayCancel: isOpen(orderMoves.cancelOwn, row),
    ...(otherSizes && { otherSizes }),
    events: (await findEvents(db, [id])).map(toEvent),
  }
}

type EventRow = Awaited<ReturnType<typeof findEvents>>[number]

/** A status change, with who made it. */
export const toEvent = (event: EventRow): StatusChange => ({
  at: event.at.toISOString(),
  from: event.fromStatus,
  to: event.toStatus,
  by: toActor(event),
})

/** What only the staff see of an order. */
type ForStaff =
  | 'courier'
  | 'trackingNumber'
  | 'confirmation'
  | 'attempts'
  | 'refusedAt'
  | 'phoneKey'
  | 'version'
  | 'changedByBuyer'
  | 'changedAt'
  | 'printedAt'
  | 'cashNotedAt'
  | 'mergedInto'
type ShownRow = Omit<OrderRow, ForStaff | 'comesWith'> & {
  refusedAt?: Date | null
  comesWith?: number | null
}
type ShownLine = Pick<LineRow, 'productId' | 'title' | 'image' | 'priceCents' | 'quantity' | 'options'>

/** An order with its lines, as its buyer sees it. */
export function toOrder(row: ShownRow, lines: readonly ShownLine[]): Order {
  const { fullName, address, city, postalCode, country, phone } = row
  return {
    _id: row.id,
    number: row.number,
    status: row.status,
    paymentMethod: row.paymentMethod,
    paymentState: row.paymentState,
    createdAt: row.createdAt.toISOString(),
    totalPrice: toAmount(row.totalCents),
    currency: row.currency,
    delivery: toDelivery(row),
    discount: toAmount(-centsOf(row.adjustments, 'discount')),
    adjustments: toAmounts(row.adjustments),
    cash: toCash(row),
    tax: toTax(row),
    chargedTotal: toAmount(row.chargedCents),
    refundedTotal: toAmount(row.refundedCents),
    refused: Boolean(row.refusedAt),
    ...(row.comesWith && { comesWith: row.comesWith }),
    shippingAddress: {
      fullName,
      address,
      city,
      postalCode,
      country,
      phone,
      phoneText: phoneText(phone, country),
    },
    userId: { _id: row.userId, email: row.email, emailConfirmed: row.emailConfirmed, guest: row.isGuest },
    buyerNote: row.buyerNote,
    items: lines.map(toItem),
  }
}

const toTax = ({ taxPercent: percent, taxNumber: number, totalCents, currency }: ShownRow): Order['tax'] =>
  percent === null || number === null ? null : includedTax({ percent, number }, totalCents, currency)

/** Nothing is collected for a parcel that was refused. */
const toCash = ({ cashCents, cashCurrency: currency, cashRate: rate, refusedAt }: ShownRow): Order['cash'] =>
  refusedAt || cashCents === null || currency === null || rate === null
    ? null
    : { amount: toAmount(cashCents), currency, rate }

const toDelivery = ({ adjustments, deliveryFrom: from, deliveryUntil: until }: ShownRow): OrderDelivery => ({
  charge: toAmount(centsOf(adjustments, 'delivery')),
  dates: from === null || until === null ? null : { from, until },
})

/** Title, picture and price are as they were when the order was placed. */
/** A line as every order shows it. */
export const toItem = ({ productId, title, image, priceCents, quantity, options }: ShownLine): OrderItem => ({
  productId: { _id: productId, title, product_images: image ? [image] : [] },
  price: toAmount(priceCents),
  quantity,
  options,
})
