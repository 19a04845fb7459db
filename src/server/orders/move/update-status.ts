import { ShopError } from '../../../contract/errors.ts'
import type { OrderDetail } from '../../../contract/orders/orders.ts'
import type { UpdateStatus } from '../../../contract/orders/staff-orders.ts'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../http/session.ts'
import { settleOrderSoon } from '../../payments/settle/settle-soon.ts'
import { loadOrderDetail } from '../order/load-orders.ts'
import { type Move, moveOrder, type OrderDeps } from './move-order.ts'
import { withLockedOrder } from './with-locked-order.ts'

type StatusMove = UpdateStatus & Pick<Move, 'batchId' | 'unconfirmed'> & { id: string }

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

/**
 * The same for somebody who waits: a cancelled order is answered with its money as it is after a few seconds.
 * @throws wrong_role a caller does anything but cancel
 * @throws invalid a caller does not say why
 */
export async function updateStatusAndSettle(
  deps: OrderDeps & Pick<Deps, 'log'>,
  who: Pick<Caller, 'userId' | 'staffRole'>,
  move: StatusMove,
): Promise<OrderDetail> {
  if (who.staffRole === 'caller') refuseUnlessExplained(move)
  const moved = await updateStatus(deps, who.userId, move)
  if (move.status !== 'Cancelled' || moved.paymentMethod === 'COD') return moved
  await settleOrderSoon(deps, move.id)
  return (await loadOrderDetail(deps.db, move.id)) ?? moved
}

function refuseUnlessExplained({ status, reason }: StatusMove): void {
  if (status !== 'Cancelled') throw new ShopError('wrong_role', 'Callers can only cancel an order.')
  if (!reason) throw unexplained('reason')
}

/** A caller's cancellation without a reason. */
export const unexplained = (field: 'reason' | 'note'): ShopError => {
  const message = 'Say why the order is cancelled.'
  return new ShopError('invalid', message, { [field]: message })
}
