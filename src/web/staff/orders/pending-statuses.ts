import type { OrderStatus } from '../../../contract/orders/order-status.ts'
import type { OrderEvent, StaffOrder } from '../../../contract/orders/staff-orders.ts'

/** A move of an order in the list, shown as done unless the shop refuses it. */
export type PendingStatus =
  | { to: OrderStatus; state: 'saving' }
  /** `at`: when, by `performance.now()`. */
  | { to: OrderStatus; state: 'saved'; at: number; by: 'us' | 'others' }
  | { to: OrderStatus; state: 'failed'; message: string; retry: () => void }

export type PendingStatuses = ReadonlyMap<string, PendingStatus>

/** The moves to show over a page. One saved before the page was asked for is part of the page already. */
export const pendingStatuses = (
  moves: PendingStatuses,
  askedAt = Number.NEGATIVE_INFINITY,
): PendingStatuses => new Map([...moves].filter(([, move]) => move.state !== 'saved' || move.at >= askedAt))

/** Whether an event tells of a move by somebody else that the list does not show yet. */
export function isChangedByOthers(
  { kind, status }: OrderEvent,
  shown: Pick<StaffOrder, 'status'>,
  move: PendingStatus | undefined,
): boolean {
  if (kind !== 'order_changed' || !status || move?.state === 'saving') return false
  return status !== (move?.state === 'saved' ? move.to : shown.status)
}
