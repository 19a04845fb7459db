import { ShopError } from '../../../contract/errors.ts'
import { isOpen } from '../../../contract/orders/find-moves.ts'
import type { LinkedOrder } from '../../../contract/orders/guest-orders.ts'
import { orderMoves } from '../../../contract/orders/order-moves.ts'
import type { SwapSize } from '../../../contract/orders/other-sizes.ts'
import type { Db, Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { hashToken } from '../../http/session.ts'
import { cancelAsBuyer } from '../change/cancel-as-buyer.ts'
import { type SwapDeps, swapSize } from '../change/swap-size.ts'
import type { OrderDeps } from '../move/move-order.ts'
import { withLockedOrder } from '../move/with-locked-order.ts'
import { findLink } from '../order/link-queries.ts'
import { loadOrderDetail } from '../order/load-orders.ts'
import { toTracked } from '../read/track-order.ts'

/**
 * The order that a link opens, for whoever has the link.
 * @throws not_found a link that the shop has not made, or of more than 90 days ago
 */
export async function getLinkedOrder(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
): Promise<LinkedOrder> {
  const found = await findLinked(db, clock, token)
  const order = await loadOrderDetail(db, found.orderId, clock())
  if (!order) throw uselessLink()
  return { ...toTracked(order), mayCancel: isOpen(orderMoves.cancelOwn, found) }
}

/**
 * Cancels the order that a link opens, as long as nobody has called about it or packed it.
 * @throws not_found as above
 * @throws illegal_transition the shop has begun with it
 */
export async function cancelLinkedOrder(
  deps: OrderDeps & Pick<Deps, 'clock'>,
  token: string,
): Promise<LinkedOrder> {
  const { orderId, userId } = await findLinked(deps.db, deps.clock, token)
  await withLockedOrder(deps, orderId, (tx, order) => cancelAsBuyer(tx, deps, order, userId))
  return getLinkedOrder(deps, token)
}

/**
 * Swaps pieces of the order that a link opens for another size.
 * @throws not_found as above
 * @throws what `swapSize` throws
 */
export async function swapLinkedSize(
  deps: SwapDeps,
  { token, ...swap }: SwapSize & { token: string },
): Promise<LinkedOrder> {
  const { orderId: id, userId } = await findLinked(deps.db, deps.clock, token)
  await swapSize(deps, userId, { ...swap, id })
  return getLinkedOrder(deps, token)
}

async function findLinked(db: Db | Tx, clock: Deps['clock'], token: string) {
  const found = await findLink(db, hashToken(token), clock())
  if (!found) throw uselessLink()
  return found
}

const uselessLink = () =>
  new ShopError(
    'not_found',
    'This link opens no order. A link works for 90 days. Find any order with its number and your phone.',
  )
