import type { OrderStatus } from '../../../contract/orders/order-status.ts'
import type { Confirmation } from '../../../contract/orders/staff-orders.ts'

/** Whether the buyer has yet to confirm the order by phone. */
export const needsCall = ({ confirmation }: { confirmation: Confirmation }): boolean =>
  confirmation === 'open' || confirmation === 'wrong_number'

/** Whether the shop has not begun with an order, so that its buyer may cancel it. */
export const mayBuyerCancel = (order: { status: OrderStatus; confirmation: Confirmation }): boolean =>
  order.status === 'Pending' && needsCall(order)
