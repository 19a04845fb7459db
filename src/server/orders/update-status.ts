import type { OrderDetail } from '../../contract/orders.ts'
import type { UpdateStatus } from '../../contract/staff-orders.ts'
import type { Deps } from '../deps.ts'
import { settleOrderSoon } from '../payments/settle/settle-soon.ts'
import { loadOrderDetail } from './load-orders.ts'
import { moveOrder, type OrderDeps } from './move-order.ts'
import { withLockedOrder } from './with-locked-order.ts'

type StatusMove = UpdateStatus & { id: string; batchId?: string }

/**
 * Moves an order to another status, as `moveOrder` says. Of two moves at once the second sees the first.
 * @throws not_found
 * @throws illegal_transition
 * @throws invalid a courier without the status Shipped
 */
export const updateStatus = (
  deps: OrderDeps,
  userId: string,
  { id, ...move }: StatusMove,
): Promise<OrderDetail> =>
  withLockedOrder(deps, id, (tx, order) => moveOrder(tx, deps, order, { userId, ...move }))

/** The same for somebody who waits: a cancelled order is answered with its money as it is after a few seconds. */
export async function updateStatusAndSettle(
  deps: OrderDeps & Pick<Deps, 'log'>,
  userId: string,
  move: StatusMove,
): Promise<OrderDetail> {
  const moved = await updateStatus(deps, userId, move)
  if (move.status !== 'Cancelled' || moved.paymentMethod === 'COD') return moved
  await settleOrderSoon(deps, move.id)
  return (await loadOrderDetail(deps.db, move.id)) ?? moved
}
