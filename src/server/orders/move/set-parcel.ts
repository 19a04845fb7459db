import type { SetParcel, StaffOrderDetail } from '../../../contract/orders/staff-orders.ts'
import { recordChange } from '../../audit/record-change.ts'
import { queueParcelMail } from '../order/order-mails.ts'
import type { LockedOrder } from '../order/queries.ts'
import { changeOrder } from '../order/staff-queries.ts'
import { getStaffOrder } from '../read/get-staff-order.ts'
import { parcelCorrectedAction } from '../read/load-staff-orders.ts'
import { illegalTransition } from './make-move.ts'
import type { OrderDeps } from './move-order.ts'
import { withLockedOrder } from './with-locked-order.ts'

/**
 * Sets or corrects the courier and tracking number of an order that has left. While it is on its way, the buyer is
 * mailed.
 * @throws not_found
 * @throws illegal_transition the order has not left, or its parcel is another one than was seen
 */
export const setParcel = (
  deps: OrderDeps,
  userId: string,
  { id, seen, ...parcel }: SetParcel & { id: string },
): Promise<StaffOrderDetail> =>
  withLockedOrder(deps, id, async (tx, order) => {
    refuseUnlessGone(order)
    const { courier, trackingNumber } = order
    if (seen && (seen.courier !== courier || seen.trackingNumber !== trackingNumber))
      throw illegalTransition(`Somebody has changed the parcel of order #${order.number} meanwhile.`)
    await changeOrder(tx, id, parcel)
    const change = await recordChange(tx, deps, {
      userId,
      subjectType: 'order',
      subjectId: id,
      subject: `#${order.number}`,
      action: parcelCorrectedAction,
      before: { courier, trackingNumber },
      after: parcel,
    })
    const detail = await getStaffOrder({ ...deps, db: tx }, id)
    if (change && isFollowed(detail)) await queueParcelMail(tx, deps, detail)
    return detail
  })

function refuseUnlessGone({ number, status }: LockedOrder): void {
  if (status === 'Shipped' || status === 'Delivered') return
  throw illegalTransition(
    `Order #${number} is ${status}. Only a parcel that has been sent can have a courier.`,
  )
}

/** Nobody follows a parcel that has arrived or come back. */
const isFollowed = ({ status, refused, courier, trackingNumber }: StaffOrderDetail) =>
  status === 'Shipped' && !refused && Boolean(courier || trackingNumber)
