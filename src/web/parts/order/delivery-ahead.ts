import type { OrderDelivery } from '../../../contract/delivery/delivery.ts'
import { isUnderway, type OrderStatus } from '../../../contract/orders/order-status.ts'

/** An order's delivery, with its days only while the parcel is still to come. */
export const deliveryAhead = ({
  status,
  refused,
  delivery,
}: {
  status: OrderStatus
  refused?: boolean
  delivery: OrderDelivery
}): OrderDelivery => (isUnderway(status) && !refused ? delivery : { ...delivery, dates: null })
