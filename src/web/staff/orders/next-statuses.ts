import { allowedTransitions, type OrderStatus } from '../../../contract/order-status.ts'

type StatusAndRefusal = { status: OrderStatus; refused: boolean }

/** The statuses an order may move to: none once its parcel came back. */
export const nextStatuses = ({ status, refused }: StatusAndRefusal): readonly OrderStatus[] =>
  refused ? [] : allowedTransitions[status]

/** For a bulk move: each status that some of the orders may move to, with how many may. */
export function nextStatusesOfMany(
  orders: readonly StatusAndRefusal[],
): { status: OrderStatus; count: number }[] {
  const counts = new Map<OrderStatus, number>()
  for (const status of orders.flatMap(nextStatuses)) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts].map(([status, count]) => ({ status, count }))
}
