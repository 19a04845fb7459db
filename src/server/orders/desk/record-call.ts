import { ShopError } from '../../../contract/errors.ts'
import { needsReason } from '../../../contract/orders/find-moves.ts'
import { orderMoves } from '../../../contract/orders/order-moves.ts'
import type { CallOutcome, RecordCall, StaffOrderDetail } from '../../../contract/orders/staff-orders.ts'
import { recordChange } from '../../audit/record-change.ts'
import type { Tx } from '../../db/schema.ts'
import type { Caller } from '../../http/session.ts'
import { illegalTransition } from '../move/make-move.ts'
import { moveOrder, type OrderDeps } from '../move/move-order.ts'
import { withLockedOrder } from '../move/with-locked-order.ts'
import type { LockedOrder } from '../order/queries.ts'
import { changeOrder, insertCall } from '../order/staff-queries.ts'
import { getStaffOrder } from '../read/get-staff-order.ts'

type Who = Pick<Caller, 'userId' | 'staffRole'>
type Call = { outcome: CallOutcome; note?: string | undefined; userId: string; batchId: string }

/**
 * Notes how a call to the buyer of a pending cash order ended. `no_answer`: the order goes to the end of the queue.
 * `wrong_number`: it waits apart. `confirmed`: it leaves the desk. `cancelled`: it is cancelled.
 * @throws not_found
 * @throws illegal_transition there is nothing to call about
 * @throws invalid a caller cancels without a note
 */
export async function recordCall(
  deps: OrderDeps,
  who: Who,
  call: RecordCall & { id: string },
): Promise<StaffOrderDetail> {
  if (call.outcome === 'cancelled' && !call.note && needsReason(orderMoves.cancel, who.staffRole)) {
    const message = orderMoves.cancel.askReason
    throw new ShopError('invalid', message, { note: message })
  }
  return withLockedOrder(deps, call.id, async (tx, order) => {
    await callAboutOrder(tx, deps, order, { ...call, who })
    return getStaffOrder({ ...deps, db: tx }, call.id)
  })
}

/** The same for a locked order, inside the caller's transaction. */
export async function callAboutOrder(
  tx: Tx,
  deps: OrderDeps,
  order: LockedOrder,
  { who, ...call }: RecordCall & { who: Who },
): Promise<void> {
  refuseCall(order, call.outcome)
  const batchId = deps.newId()
  await writeCall(tx, deps, order, { ...call, userId: who.userId, batchId })
  if (call.outcome === 'cancelled') {
    await moveOrder(tx, deps, order, { by: who, status: 'Cancelled', reason: call.note, batchId })
  }
}

/** Notes in the caller's transaction that the buyer of a locked order confirmed it on the phone, with changes. */
export async function noteChangedCall(
  tx: Tx,
  deps: OrderDeps,
  order: LockedOrder,
  call: { note?: string | undefined; userId: string; batchId: string },
): Promise<void> {
  refuseCall(order, 'changed')
  await writeCall(tx, deps, order, { ...call, outcome: 'changed' })
}

function refuseCall({ number, status, paymentMethod, confirmation }: LockedOrder, outcome: CallOutcome) {
  if (paymentMethod !== 'COD')
    throw illegalTransition(`Order #${number} is paid by card, so no call is needed.`)
  if (status !== 'Pending')
    throw illegalTransition(`Order #${number} is already ${status}, so no call is needed.`)
  if (confirmation === 'confirmed' && outcome !== 'cancelled') {
    throw illegalTransition(`Order #${number} has already been confirmed.`)
  }
}

async function writeCall(
  tx: Tx,
  deps: OrderDeps,
  order: LockedOrder,
  { outcome, note = '', userId, batchId }: Call,
): Promise<void> {
  const at = deps.clock()
  const confirmation = confirmationAfter(outcome, order.confirmation)
  const attempts = order.attempts + 1
  await insertCall(tx, { id: deps.newId(), orderId: order.id, at, userId, outcome, note })
  await changeOrder(tx, order.id, { confirmation, attempts, lastCallAt: at })
  await recordChange(tx, deps, {
    batchId,
    userId,
    subjectType: 'order',
    subjectId: order.id,
    subject: `#${order.number}`,
    action: 'called',
    before: { confirmation: order.confirmation, attempts: order.attempts },
    after: { confirmation, attempts, outcome, ...(note && { note }) },
  })
}

function confirmationAfter(outcome: CallOutcome, before: LockedOrder['confirmation']) {
  if (outcome === 'changed') return 'confirmed'
  return outcome === 'confirmed' || outcome === 'wrong_number' ? outcome : before
}
