import { forRoles, managing } from '../../../contract/accounts/staff-roles.ts'
import { ShopError } from '../../../contract/errors.ts'
import { statusesFor } from '../../../contract/orders/find-moves.ts'
import type { UpdateStatus } from '../../../contract/orders/many-orders.ts'
import type { OrderStatus } from '../../../contract/orders/order-status.ts'
import type { OrderDetail } from '../../../contract/orders/orders.ts'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../http/session.ts'
import { settleOrderSoon } from '../../payments/settle/settle-soon.ts'
import { loadOrderDetail } from '../order/load-orders.ts'
import type { Actor } from './make-move.ts'
import { moveOrder, type OrderDeps, type StatusMove } from './move-order.ts'
import { withLockedOrder } from './with-locked-order.ts'

type NamedMove = UpdateStatus & Pick<StatusMove, 'batchId' | 'asksReason'> & { id: string }

/**
 * Moves an order to another status, as `moveOrder` says. Of two moves at once the second sees the first.
 * @throws not_found
 * @throws illegal_transition
 * @throws order_changed
 * @throws wrong_role
 * @throws invalid a courier without the status Shipped, or a caller who does not say why
 */
export const updateStatus = (deps: OrderDeps, by: Actor, { id, ...move }: NamedMove): Promise<OrderDetail> =>
  withLockedOrder(deps, id, (tx, order) => moveOrder(tx, deps, order, { by, ...move }))

/** The same for somebody who waits: a cancelled order is answered with its money as it is after a few seconds. */
export async function updateStatusAndSettle(
  deps: OrderDeps & Pick<Deps, 'log'>,
  who: Pick<Caller, 'userId' | 'staffRole'>,
  move: NamedMove,
): Promise<OrderDetail> {
  refuseOtherStatuses(who, move.status)
  const moved = await updateStatus(deps, who, move)
  if (move.status !== 'Cancelled' || moved.paymentMethod === 'COD') return moved
  await settleOrderSoon(deps, move.id)
  return (await loadOrderDetail(deps.db, move.id)) ?? moved
}

/**
 * Refuses a status that a role never moves an order to. Managers move orders to all of them.
 * @throws wrong_role
 */
export function refuseOtherStatuses({ staffRole }: Pick<Caller, 'staffRole'>, status: OrderStatus): void {
  if (staffRole === null || managing.includes(staffRole)) return
  const own = statusesFor(staffRole)
  if (own.includes(status)) return
  const plural = `${forRoles([staffRole]).charAt(0).toUpperCase()}${forRoles([staffRole]).slice(1)}`
  throw new ShopError('wrong_role', `${plural} move orders to ${own.join(' and ')} only.`)
}
