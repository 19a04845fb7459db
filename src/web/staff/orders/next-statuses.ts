import { calling, managing, type StaffRole } from '../../../contract/accounts/staff-roles.ts'
import { allowedTransitions, type OrderStatus } from '../../../contract/orders/order-status.ts'
import type { StaffOrder } from '../../../contract/orders/staff-orders.ts'

type StatusAndRefusal = Pick<StaffOrder, 'status' | 'refused'>
type Movable = StatusAndRefusal & Pick<StaffOrder, 'source' | 'courier' | 'trackingNumber'>

/** The specification's statuses that an order may move to: none once its parcel came back. */
export const nextStatuses = ({ status, refused }: StatusAndRefusal): readonly OrderStatus[] =>
  refused ? [] : allowedTransitions[status]

/** Paid at the counter and taken along; no courier has ever had it. */
const isCounterSale = ({ status, source, courier, trackingNumber }: Movable) =>
  status === 'Delivered' && source === 'counter' && !courier && !trackingNumber

/** It is packed or sold already, so whoever cancels it has to say why. */
export const isCancelledWithReason = (order: Movable): boolean =>
  (order.status === 'Processing' && !order.refused) || isCounterSale(order)

/** All statuses that this role may move the order to: a caller only cancels. */
export function nextStatusesFor(role: StaffRole | null, order: Movable): readonly OrderStatus[] {
  const mayCancel = role !== null && (isCounterSale(order) ? managing : calling).includes(role)
  const cancelled: OrderStatus[] = mayCancel && isCancelledWithReason(order) ? ['Cancelled'] : []
  return [...nextStatuses(order), ...cancelled].filter(status => role !== 'caller' || status === 'Cancelled')
}

/** For a bulk move: each status that some of the orders may move to, with how many may. */
export function nextStatusesOfMany(
  orders: readonly StatusAndRefusal[],
): { status: OrderStatus; count: number }[] {
  const counts = new Map<OrderStatus, number>()
  for (const status of orders.flatMap(nextStatuses)) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts].map(([status, count]) => ({ status, count }))
}
