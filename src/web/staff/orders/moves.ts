import type { OrderStatus } from '../../../contract/order-status.ts'
import type { OrderEvent, StaffOrder } from '../../../contract/staff-orders.ts'

/** What is being done with an order of the list. Until the shop has said no, it is shown as done. */
export type Move =
  | { to: OrderStatus; state: 'saving' }
  /** `at` in milliseconds of this page. */
  | { to: OrderStatus; state: 'saved'; at: number; by: 'us' | 'others' }
  | { to: OrderStatus; state: 'failed'; message: string; retry: () => void }

export type Moves = ReadonlyMap<string, Move>

/** Those to be shown over a page: what was saved before it was asked for, it tells itself. */
export const movesToShow = (moves: Moves, askedAt = Number.NEGATIVE_INFINITY): Moves =>
  new Map([...moves].filter(([, move]) => move.state !== 'saved' || move.at >= askedAt))

/** Whether somebody else has moved an order to where it is not seen to be yet. */
export function isMovedElsewhere(
  { kind, status }: OrderEvent,
  shown: Pick<StaffOrder, 'status'>,
  move: Move | undefined,
): boolean {
  if (kind !== 'order_changed' || !status || move?.state === 'saving') return false
  return status !== (move?.state === 'saved' ? move.to : shown.status)
}
