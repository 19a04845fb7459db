import { isOpen } from '../../../contract/orders/find-moves.ts'
import { orderMoves } from '../../../contract/orders/order-moves.ts'
import type { OrderDetail } from '../../../contract/orders/orders.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { settleOrderSoon } from '../../payments/settle/settle-soon.ts'
import { illegalTransition } from '../move/make-move.ts'
import { moveOrder, type OrderDeps } from '../move/move-order.ts'
import { withLockedOrder } from '../move/with-locked-order.ts'
import { getOrder, orderNotFound } from '../order/get-order.ts'
import { findOrder, type LockedOrder } from '../order/queries.ts'

/**
 * Cancels a buyer's own order as long as nobody has called about it or packed it.
 * @throws not_found also for somebody else's
 * @throws illegal_transition the shop has begun with it
 */
export async function cancelOwnOrder(
  deps: OrderDeps & Pick<Deps, 'log' | 'settings'>,
  userId: string,
  id: string,
): Promise<OrderDetail> {
  await withLockedOrder(deps, id, async (tx, order) => {
    if ((await findOrder(tx, id))?.userId !== userId) throw orderNotFound()
    await cancelAsBuyer(tx, deps, order, userId)
  })
  await settleOrderSoon(deps, id)
  return getOrder(deps, { userId, staffRole: null }, id)
}

/** The same for a locked order, inside the caller's transaction. */
export async function cancelAsBuyer(
  tx: Tx,
  deps: OrderDeps,
  order: LockedOrder,
  buyerId: string,
): Promise<void> {
  if (!isOpen(orderMoves.cancelOwn, order))
    throw illegalTransition(
      `Order #${order.number} can no longer be cancelled here. Please call us or write to us.`,
    )
  await moveOrder(tx, deps, order, {
    by: { buyerId },
    status: 'Cancelled',
    reason: 'The buyer cancelled it',
  })
}
