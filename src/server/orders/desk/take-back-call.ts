import { orderMoves } from '../../../contract/orders/order-moves.ts'
import {
  Confirmation,
  type StaffOrderDetail,
  type TakeBackCall,
} from '../../../contract/orders/staff-orders.ts'
import { listChangesOf } from '../../audit/list-changes-of.ts'
import { recordChange } from '../../audit/record-change.ts'
import type { Tx } from '../../db/schema.ts'
import { illegalTransition } from '../move/make-move.ts'
import type { OrderDeps } from '../move/move-order.ts'
import { withLockedOrder } from '../move/with-locked-order.ts'
import type { LockedOrder } from '../order/queries.ts'
import { changeOrder, deleteLastCall, findLastCall } from '../order/staff-queries.ts'
import { getStaffOrder } from '../read/get-staff-order.ts'

/**
 * Takes back the last call about a pending order, of which no buyer has been told: the order waits for its call as before.
 * @throws not_found
 * @throws illegal_transition it was called about again, moved on or changed by the call, or the call is long ago
 */
export const takeBackCall = (
  deps: OrderDeps,
  userId: string,
  { id, attempts }: TakeBackCall & { id: string },
): Promise<StaffOrderDetail> =>
  withLockedOrder(deps, id, async (tx, order) => {
    const { number, confirmation } = order
    if (order.attempts !== attempts)
      throw illegalTransition(`There were other calls about order #${number} meanwhile. Look at it again.`)
    const before = await stateBeforeCall(tx, deps, order)
    await deleteLastCall(tx, id)
    const last = await findLastCall(tx, id)
    const changes = { confirmation: before, attempts: attempts - 1 }
    await changeOrder(tx, id, { ...changes, lastCallAt: last?.at ?? null })
    await recordChange(tx, deps, {
      userId,
      subjectType: 'order',
      subjectId: id,
      subject: `#${number}`,
      action: 'took back the call',
      before: { confirmation, attempts },
      after: changes,
    })
    return getStaffOrder({ ...deps, db: tx }, id)
  })

/** The audit trail names it only where the call has changed it. */
async function stateBeforeCall(
  tx: Tx,
  { clock }: OrderDeps,
  { id, number, status, confirmation, attempts }: LockedOrder,
): Promise<Confirmation> {
  if (status !== 'Pending')
    throw illegalTransition(`Order #${number} is ${status} by now, so its call cannot be taken back.`)
  const call = await findLastCall(tx, id)
  if (call?.outcome === 'changed')
    throw illegalTransition(`Order #${number} was changed in that call. Change it again instead.`)
  const changes = await listChangesOf(tx, [id], 'called')
  const change = changes.findLast(({ after }) => after?.attempts === attempts)
  if (!call || !change || change.at.getTime() < clock().getTime() - orderMoves.takeBack.ownWithinMs)
    throw illegalTransition(`The last call about order #${number} is too long ago to be taken back.`)
  const after = change.after?.confirmation ?? confirmation
  if (after !== confirmation)
    throw illegalTransition(`Order #${number} is confirmed otherwise by now, so the call stays.`)
  return Confirmation.catch(confirmation).parse(change.before?.confirmation)
}
