import { ShopError } from '../../../contract/errors.ts'
import { allowedTransitions, type OrderStatus } from '../../../contract/orders/order-status.ts'
import type { OrderDetail } from '../../../contract/orders/orders.ts'
import { recordChange } from '../../audit/record-change.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { findPackingBlocker } from '../../payments/ledger/packing-blocker.ts'
import { cancelPayment } from '../../payments/refund/refund-payment.ts'
import { orderNotFound } from '../order/get-order.ts'
import { loadOrderDetail } from '../order/load-orders.ts'
import { needsCall } from '../order/needs-call.ts'
import { queueOrderMail } from '../order/order-mails.ts'
import { insertEvent, type LockedOrder } from '../order/queries.ts'
import { changeOrder } from '../order/staff-queries.ts'
import { giveBackStock } from './give-back-stock.ts'

export type OrderDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'config' | 'outbox' | 'orderEvents' | 'cards'>

export type Move = {
  userId: string
  status: OrderStatus
  /** Only for Shipped. */
  courier?: string | undefined
  trackingNumber?: string | undefined
  /** Why an order is cancelled, or packed though its buyer has not confirmed it. */
  reason?: string | undefined
  /** Orders whose buyer has yet to be called stay where they are, or need a reason. */
  unconfirmed?: 'stay' | 'with_reason'
  /** Shared by all orders that are moved together. */
  batchId?: string | undefined
}

/**
 * Moves a locked order to another status, writes its history and the audit trail, and queues the buyer's mail.
 * Cancelling gives the stock back and ends the card payment; once an order is packed or was sold at the counter, it needs a
 * reason. An order packed without a call waits for none any more, but does not count as confirmed.
 * @throws illegal_transition the order, or its card payment, does not allow the move
 * @throws invalid a courier without the status Shipped
 */
export async function moveOrder(
  tx: Tx,
  deps: OrderDeps,
  order: LockedOrder,
  move: Move,
): Promise<OrderDetail> {
  const { userId, status } = move
  refuseIllegal(order, move)
  if (status === 'Processing') {
    refuseUnconfirmed(order, move)
    await refuseUnpackable(tx, order)
  }
  const changes = {
    ...{ status, confirmation: confirmationAfter(order, status), ...parcelOf(move) },
    // What was paid at the counter is given back there.
    ...(isCounterSale(order) && { cashNotedAt: null, cashNotedBy: null }),
  }
  await changeOrder(tx, order.id, changes)
  const event = { id: deps.newId(), orderId: order.id, at: deps.clock(), userId }
  await insertEvent(tx, { ...event, fromStatus: order.status, toStatus: status })
  if (status === 'Cancelled') {
    await cancelPayment(tx, deps, { orderId: order.id, userId })
    await giveBackStock(tx, deps, order.id)
  }
  await recordChange(tx, deps, {
    ...(move.batchId ? { batchId: move.batchId } : {}),
    userId,
    thing: 'order',
    subjectId: order.id,
    subject: `#${order.number}`,
    action: 'moved',
    before: { status: order.status, confirmation: order.confirmation },
    after: { ...changes, ...(move.reason && { reason: move.reason }) },
  })
  const moved = await loadOrderDetail(tx, order.id)
  if (!moved) throw orderNotFound()
  await queueOrderMail(tx, deps, moved)
  return moved
}

function confirmationAfter({ confirmation }: LockedOrder, status: OrderStatus) {
  const isCallOver = status === 'Processing' || status === 'Cancelled'
  return needsCall({ confirmation }) && isCallOver ? 'not_needed' : confirmation
}

function refuseUnconfirmed(order: LockedOrder, { unconfirmed, reason }: Move): void {
  if (!unconfirmed || !needsCall(order)) return
  const first = `Order #${order.number} has to be confirmed by phone first`
  if (unconfirmed === 'stay') throw illegalTransition(`${first}.`)
  if (!reason) throw illegalTransition(`${first}, or packed with a reason.`)
}

function parcelOf({ status, courier = '', trackingNumber = '' }: Move) {
  if (!courier && !trackingNumber) return {}
  if (status === 'Shipped') return { courier, trackingNumber }
  const message = 'Only an order that is being marked as Shipped can have a courier.'
  throw new ShopError('invalid', message, { [courier ? 'courier' : 'trackingNumber']: message })
}

/** Paid and taken along: no courier has ever had it. */
const isCounterSale = ({ source, status, courier, trackingNumber }: LockedOrder): boolean =>
  source === 'counter' && status === 'Delivered' && !courier && !trackingNumber

function refuseIllegal(order: LockedOrder, { status: to, reason }: Move): void {
  const { number, status: from, refusedAt } = order
  if (refusedAt !== null) {
    throw illegalTransition(
      `Order #${number} was refused at the door and came back, so it cannot become ${to}.`,
    )
  }
  const allowed = allowedTransitions[from]
  if (allowed.includes(to)) return
  if (from === 'Processing' && to === 'Cancelled') {
    if (reason) return
    throw illegalTransition(`Order #${number} is packed already. Say why it is cancelled all the same.`)
  }
  if (isCounterSale(order) && to === 'Cancelled') {
    if (reason) return
    throw illegalTransition(`Order #${number} was sold at the counter. Say why it is taken back.`)
  }
  const now =
    from === to
      ? `Order #${number} is ${from} already.`
      : `Order #${number} is ${from}, so it cannot become ${to}.`
  const next =
    allowed.length > 0 ? `It can become ${allowed.join(' or ')}.` : 'Its status can no longer change.'
  throw illegalTransition(`${now} ${next}`)
}

/** What is packed may leave at any moment, so its card has to be charged first. */
async function refuseUnpackable(tx: Tx, { id, number }: LockedOrder): Promise<void> {
  const why = await findPackingBlocker(tx, id)
  if (why !== null) throw illegalTransition(`Order #${number} cannot be packed: ${why}`)
}

/** Refuses what the state of an order does not allow. */
export const illegalTransition = (message: string): ShopError => new ShopError('illegal_transition', message)
