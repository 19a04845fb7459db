import type { StaffOrderDetail } from '../../../contract/orders/staff-orders.ts'
import { recordChange } from '../../audit/record-change.ts'
import type { OrderDeps } from '../move/move-order.ts'
import { withLockedOrder } from '../move/with-locked-order.ts'
import { insertNote } from '../order/staff-queries.ts'
import { getStaffOrder } from '../read/get-staff-order.ts'

/**
 * Adds a note to an order that only the staff see.
 * @throws not_found
 */
export const addNote = (
  deps: OrderDeps,
  userId: string,
  { id, text }: { id: string; text: string },
): Promise<StaffOrderDetail> =>
  withLockedOrder(deps, id, async (tx, order) => {
    await insertNote(tx, { id: deps.newId(), orderId: id, at: deps.clock(), userId, text })
    await recordChange(tx, deps, {
      userId,
      subjectType: 'order',
      subjectId: id,
      subject: `#${order.number}`,
      action: 'noted',
      before: null,
      after: { note: text },
    })
    return getStaffOrder({ ...deps, db: tx }, id)
  })
