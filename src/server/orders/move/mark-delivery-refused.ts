import { orderMoves } from '../../../contract/orders/order-moves.ts'
import type { StaffOrderDetail } from '../../../contract/orders/staff-orders.ts'
import { recordChange } from '../../audit/record-change.ts'
import type { Caller } from '../../http/session.ts'
import type { LockedOrder } from '../order/queries.ts'
import { getStaffOrder } from '../read/get-staff-order.ts'
import { giveBackStock } from './give-back-stock.ts'
import { illegalTransition, makeMove } from './make-move.ts'
import type { OrderDeps } from './move-order.ts'
import { withLockedOrder } from './with-locked-order.ts'

/**
 * Marks a shipped order as refused at the door: its stock is given back, once, and its status no longer changes.
 * @throws not_found
 * @throws illegal_transition the order is not on its way, or was refused before
 */
export const markDeliveryRefused = (
  deps: OrderDeps,
  who: Pick<Caller, 'userId' | 'staffRole'>,
  id: string,
): Promise<StaffOrderDetail> =>
  withLockedOrder(deps, id, async (tx, order) => {
    refuseUnlessOnItsWay(order)
    const refusedAt = deps.clock()
    const changes = { refusedAt, refusedBy: who.userId }
    await makeMove(tx, deps, order, orderMoves.refuse, { by: who, changes })
    await giveBackStock(tx, deps, id, { kind: 'refused', userId: who.userId, at: refusedAt })
    await recordChange(tx, deps, {
      userId: who.userId,
      subjectType: 'order',
      subjectId: id,
      subject: `#${order.number}`,
      action: 'noted as refused',
      before: { refusedAt: null },
      after: { refusedAt },
    })
    return getStaffOrder({ ...deps, db: tx }, id)
  })

function refuseUnlessOnItsWay({ number, status, refusedAt }: LockedOrder): void {
  if (refusedAt !== null) throw illegalTransition(`Order #${number} has already been recorded as refused.`)
  if (status !== 'Shipped') {
    throw illegalTransition(`Order #${number} is ${status}. Only a parcel on its way can be refused.`)
  }
}
