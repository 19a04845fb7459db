import type { StaffOrderDetail } from '../../../contract/orders/staff-orders.ts'
import { recordChange } from '../../audit/record-change.ts'
import type { LockedOrder } from '../order/queries.ts'
import { changeOrder } from '../order/staff-queries.ts'
import { getStaffOrder } from '../read/get-staff-order.ts'
import { giveBackStock } from './give-back-stock.ts'
import { illegalTransition, type OrderDeps } from './move-order.ts'
import { withLockedOrder } from './with-locked-order.ts'

/**
 * Marks a shipped order as refused at the door: its stock is given back, once, and its status no longer changes.
 * @throws not_found
 * @throws illegal_transition the order is not on its way, or was refused before
 */
export const markDeliveryRefused = (deps: OrderDeps, userId: string, id: string): Promise<StaffOrderDetail> =>
  withLockedOrder(deps, id, async (tx, order) => {
    refuseUnlessOnItsWay(order)
    const refusedAt = deps.clock()
    await changeOrder(tx, id, { refusedAt, refusedBy: userId })
    await giveBackStock(tx, deps, id)
    await recordChange(tx, deps, {
      userId,
      thing: 'order',
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
