import { ShopError } from '../../../contract/errors.ts'
import type { ChangeOrder } from '../../../contract/orders/order-changes.ts'
import type { StaffOrderDetail } from '../../../contract/orders/staff-orders.ts'
import { recordChange } from '../../audit/record-change.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../http/session.ts'
import { setCardShare } from '../../payments/refund/refund-payment.ts'
import { settleOrderSoon } from '../../payments/settle/settle-soon.ts'
import { noteChangedCall } from '../desk/record-call.ts'
import { queueRefundMail } from '../money/refund-mail.ts'
import type { OrderDeps } from '../move/move-order.ts'
import { withLockedOrder } from '../move/with-locked-order.ts'
import { orderNotFound } from '../order/get-order.ts'
import { loadOrder } from '../order/load-orders.ts'
import { refuseOtherTotal } from '../order/order-changed.ts'
import { queueChangedMail } from '../order/order-mails.ts'
import { findOrder } from '../order/queries.ts'
import { getStaffOrder } from '../read/get-staff-order.ts'
import { moveStock } from './pick-stock.ts'
import { type PlannedChange, planChange } from './plan-change.ts'
import { type PlannedRefund, planRefund, sayUncharged } from './plan-refund.ts'
import { recordOrderChange } from './record-order-change.ts'
import { writeChange } from './write-change.ts'

export type ChangeDeps = OrderDeps & Pick<Deps, 'settings' | 'log'>

/**
 * Changes what was ordered, where it goes or what it costs, until a courier has the parcel: stock, money, record and the
 * buyer's mail in one transaction. Lines keep their price unless their choice costs something else. With `call` the buyer
 * asked on the phone, which confirms the order. What a card pays too much goes back to it.
 * @throws wrong_role a caller gives a discount or sets what the delivery costs
 * @throws not_found
 * @throws order_changed it is not as it was looked at, or comes to something else than was shown
 * @throws illegal_transition its state does not allow it, or nobody has to be called about it
 * @throws out_of_stock
 * @throws order_too_large
 * @throws invalid
 */
export async function changePlacedOrder(
  deps: ChangeDeps,
  who: Pick<Caller, 'userId' | 'staffRole'>,
  { id, ...change }: ChangeOrder & { id: string },
): Promise<StaffOrderDetail> {
  const { userId, staffRole } = who
  if (staffRole === 'caller' && (change.discount || change.delivery !== undefined))
    throw new ShopError('wrong_role', 'Only managers can give a discount or set another delivery charge.')
  const { isRefunding, changed } = await withLockedOrder(deps, id, async (tx, locked) => {
    const order = await findOrder(tx, id)
    if (!order) throw orderNotFound()
    const plan = await planChange(tx, deps, order, change)
    refuseOtherTotal({ totalCents: plan.charges.totalCents, currency: order.currency }, change)
    const refund = await planRefund(tx, plan)
    const batchId = deps.newId()
    if (change.call) await noteChangedCall(tx, deps, locked, { ...change.call, userId, batchId })
    await carryOut(tx, deps, plan, { who, batchId, refund })
    if (refund.isNew) await setCardShare(tx, deps, { orderId: id, userId, cents: plan.charges.totalCents })
    const isRefunding = refund.isCharged && refund.cents > 0
    if (isRefunding) await noteRefund(tx, deps, plan.order, { userId, batchId, cents: refund.cents })
    return { isRefunding, changed: await getStaffOrder({ ...deps, db: tx }, id) }
  })
  if (!isRefunding) return changed
  await settleOrderSoon(deps, id)
  return getStaffOrder(deps, id)
}

/** Writes a planned change with its stock, its record and the buyer's mail. */
export async function carryOut(
  tx: Tx,
  deps: ChangeDeps,
  plan: PlannedChange,
  {
    refund,
    who,
    batchId,
  }: { who: Pick<Caller, 'userId' | 'staffRole'>; batchId: string; refund: PlannedRefund },
): Promise<void> {
  await writeChange(tx, deps, plan, { who })
  await moveStock(tx, deps, plan.stock, {
    kind: 'changed',
    userId: who.userId,
    orderId: plan.order.id,
    at: deps.clock(),
  })
  const changed = await recordOrderChange(tx, deps, plan, { userId: who.userId, batchId })
  const order = await loadOrder(tx, plan.order.id)
  if (changed && order) await queueChangedMail(tx, deps, order, sayUncharged(plan, refund))
}

/** Records what goes back to the card, and tells the buyer. */
async function noteRefund(
  tx: Tx,
  deps: ChangeDeps,
  { id: orderId, number }: PlannedChange['order'],
  { userId, batchId, cents }: { userId: string; batchId: string; cents: number },
): Promise<void> {
  await recordChange(tx, deps, {
    batchId,
    userId,
    subjectType: 'order',
    subjectId: orderId,
    subject: `#${number}`,
    action: 'refunded',
    before: null,
    after: { refundCents: cents, reason: 'The order was changed.' },
  })
  await queueRefundMail(tx, deps, orderId, cents)
}
