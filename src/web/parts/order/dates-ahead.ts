import type { DaySpan, OrderDelivery } from '../../../contract/delivery/delivery.ts'
import { isUnderway, type OrderStatus } from '../../../contract/orders/order-status.ts'

/** When an order is to arrive, while the parcel is still to come; null where no days were promised. */
export const datesAhead = ({
  status,
  refused,
  delivery,
}: {
  status: OrderStatus
  refused?: boolean
  delivery: OrderDelivery
}): DaySpan | null => (isUnderway(status) && !refused ? delivery.dates : null)
