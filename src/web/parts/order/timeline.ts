import type { OrderStatus } from '../../../contract/orders/order-status.ts'
import type { StatusChange } from '../../../contract/orders/orders.ts'

export type TimelineStep = {
  status: OrderStatus
  /** When the order reached this status; null when it has not yet. */
  at: string | null
  current: boolean
}

const statusOrder: readonly OrderStatus[] = ['Pending', 'Processing', 'Shipped', 'Delivered']

/**
 * What happened to an order, oldest first, then what is still to come; nothing is to come for a cancelled order.
 */
export function timelineOf(
  status: OrderStatus,
  events: readonly Pick<StatusChange, 'at' | 'to'>[],
): TimelineStep[] {
  const last = events.length - 1
  const past = events.map(({ to, at }, index) => ({ status: to, at, current: index === last }))
  const ahead = status === 'Cancelled' ? [] : statusOrder.slice(statusOrder.indexOf(status) + 1)
  return [...past, ...ahead.map(step => ({ status: step, at: null, current: false }))]
}
