import { allowedTransitions, type OrderStatus } from '../../../contract/order-status.ts'
import type { StaffRole } from '../../../contract/staff-roles.ts'

type StatusAndRefusal = { status: OrderStatus; refused: boolean }

/** The statuses an order may move to: none once its parcel came back. */
export const nextStatuses = ({ status, refused }: StatusAndRefusal): readonly OrderStatus[] =>
  refused ? [] : allowedTransitions[status]

/** Those of them that this role may choose: a caller only cancels. */
export const nextStatusesFor = (role: StaffRole | null, order: StatusAndRefusal): readonly OrderStatus[] =>
  nextStatuses(order).filter(status => role !== 'caller' || status === 'Cancelled')

/** For a bulk move: each status that some of the orders may move to, with how many may. */
export function nextStatusesOfMany(
  orders: readonly StatusAndRefusal[],
): { status: OrderStatus; count: number }[] {
  const counts = new Map<OrderStatus, number>()
  for (const status of orders.flatMap(nextStatuses)) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts].map(([status, count]) => ({ status, count }))
}
