import { allowedTransitions, type OrderStatus } from '../../../contract/order-status.ts'

type StatusAndRefusal = { status: OrderStatus; refused: boolean }

/** Where an order may go from here. A parcel that came back goes nowhere. */
export const nextStatuses = ({ status, refused }: StatusAndRefusal): readonly OrderStatus[] =>
  refused ? [] : allowedTransitions[status]

/** For many at once: every status that some of them may take, with how many. */
export function nextStatusesOfMany(
  orders: readonly StatusAndRefusal[],
): { status: OrderStatus; count: number }[] {
  const counts = new Map<OrderStatus, number>()
  for (const status of orders.flatMap(nextStatuses)) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts].map(([status, count]) => ({ status, count }))
}
