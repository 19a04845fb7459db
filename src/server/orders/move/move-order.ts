import { managing } from '../../../contract/accounts/staff-roles.ts'
import { ShopError } from '../../../contract/errors.ts'
import { findMove, needsReason, specifiedNext } from '../../../contract/orders/find-moves.ts'
import { isCounterSale, type Mover, type OrderMove } from '../../../contract/orders/order-moves.ts'
import type { OrderStatus } from '../../../contract/orders/order-status.ts'
import type { OrderDetail } from '../../../contract/orders/orders.ts'
import { recordChange } from '../../audit/record-change.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { findPackingBlocker } from '../../payments/ledger/packing-blocker.ts'
import { cancelPayment } from '../../payments/refund/refund-payment.ts'
import { orderNotFound } from '../order/get-order.ts'
import { loadOrderDetail } from '../order/load-orders.ts'
import { orderChanged } from '../order/order-changed.ts'
import { queueOrderMail } from '../order/order-mails.ts'
import type { LockedOrder } from '../order/queries.ts'
import { giveBackStock } from './give-back-stock.ts'
import { type Actor, actedBy, illegalTransition, makeMove, moverOf, refuseOtherRoles } from './make-move.ts'

export type OrderDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'config' | 'outbox' | 'orderEvents' | 'cards'>

export type StatusMove = {
  by: Actor
  status: OrderStatus
  /** Only for Shipped. */
  courier?: string | undefined
  trackingNumber?: string | undefined
  /** Why an order is cancelled, or packed though its buyer has not confirmed it. */
  reason?: string | undefined
  /** Asks for a reason also where the specification's call goes without. */
  asksReason?: boolean
  /** Shared by all orders that are moved together. */
  batchId?: string | undefined
  /** As it was looked at; left out: whatever it is. */
  version?: number | undefined
}

/**
 * Moves a locked order to another status, writes its history and the audit trail, and queues the buyer's mail.
 * Cancelling gives the stock back and ends the card payment.
 * @throws illegal_transition the order, or its card payment, does not allow the move
 * @throws order_changed its pieces or its address are others than were looked at
 * @throws wrong_role others make this move
 * @throws invalid a courier without the status Shipped, or a caller who does not say why
 */
export async function moveOrder(
  tx: Tx,
  deps: OrderDeps,
  order: LockedOrder,
  given: StatusMove,
): Promise<OrderDetail> {
  const { by, status, reason, version = order.version } = given
  const move = chooseMove(order, given)
  if (order.version !== version) throw changedSince(order)
  if (status === 'Processing') await refuseUnpackable(tx, order)
  // What was paid at the counter is given back there.
  const paysBack = isCounterSale(order)
  const changes = {
    confirmation: move.confirmation?.[order.confirmation] ?? order.confirmation,
    ...parcelOf(given, move),
    ...(paysBack && { cashNotedAt: null }),
  }
  await makeMove(tx, deps, order, move, {
    by,
    changes: { ...changes, ...(paysBack && { cashNotedBy: null }) },
  })
  if (status === 'Cancelled') {
    await cancelPayment(tx, deps, { orderId: order.id, userId: actedBy(by).userId })
    await giveBackStock(tx, deps, order.id, { ...actedBy(by), kind: 'cancelled', at: deps.clock() })
  }
  await recordChange(tx, deps, {
    ...(given.batchId ? { batchId: given.batchId } : {}),
    ...actedBy(by),
    subjectType: 'order',
    subjectId: order.id,
    subject: `#${order.number}`,
    action: 'moved',
    before: {
      status: order.status,
      confirmation: order.confirmation,
      ...(paysBack && { cashNotedAt: order.cashNotedAt }),
    },
    after: { status, ...changes, ...(reason && { reason }) },
  })
  const moved = await loadOrderDetail(tx, order.id)
  if (!moved) throw orderNotFound()
  await queueOrderMail(tx, deps, moved)
  return moved
}

function parcelOf({ courier = '', trackingNumber = '' }: StatusMove, { asks }: OrderMove) {
  if (!courier && !trackingNumber) return {}
  if (asks === 'parcel') return { courier, trackingNumber }
  const message = 'Only an order that is being marked as Shipped can have a courier.'
  throw new ShopError('invalid', message, { [courier ? 'courier' : 'trackingNumber']: message })
}

function chooseMove(order: LockedOrder, { by, status, reason, asksReason }: StatusMove): OrderMove {
  const mover = moverOf(by)
  const move = findMove(order, status, mover)
  // What its managers cannot do, the shop cannot do: they hear of the order, and others of their role.
  const isClosed = mover !== null && isManager(mover) && !move?.by.includes(mover)
  if (!move || isClosed) throw illegalTransition(whyNoMove(order, status))
  refuseOtherRoles(order, move, by)
  const isAsked = move.reason === 'screens' ? asksReason : needsReason(move, mover)
  if (isAsked && !reason) throw unexplained(order, move, mover)
  return move
}

const isManager = (mover: Mover) => managing.some(role => role === mover)

function whyNoMove({ number, status: from, refused }: LockedOrder, to: OrderStatus): string {
  if (refused) return `Order #${number} was refused at the door and came back, so it cannot become ${to}.`
  const now =
    from === to
      ? `Order #${number} is ${from} already.`
      : `Order #${number} is ${from}, so it cannot become ${to}.`
  const next = specifiedNext(from)
  return next.length > 0
    ? `${now} It can become ${next.join(' or ')}.`
    : `${now} Its status can no longer change.`
}

function unexplained(
  { number }: LockedOrder,
  { state, askReason = 'Say why.' }: OrderMove,
  mover: Mover | null,
) {
  if (mover === 'caller') return new ShopError('invalid', askReason, { reason: askReason })
  return illegalTransition(state ? `Order #${number} ${state}. ${askReason}` : askReason)
}

const changedSince = ({ number }: LockedOrder) =>
  orderChanged(`Order #${number} was changed meanwhile. Check its pieces and its address, then try again.`)

/** What is packed may leave at any moment, so its card has to be charged first. */
async function refuseUnpackable(tx: Tx, { id, number }: LockedOrder): Promise<void> {
  const why = await findPackingBlocker(tx, id)
  if (why !== null) throw illegalTransition(`Order #${number} cannot be packed: ${why}`)
}
