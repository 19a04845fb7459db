import { ShopError } from '../../../contract/errors.ts'
import type { LinkedOrder } from '../../../contract/guest-orders.ts'
import type { Db, Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { hashToken } from '../../http/session.ts'
import { loadOrderDetail } from '../load-orders.ts'
import { illegalTransition, moveOrder, type OrderDeps } from '../move-order.ts'
import { needsCall } from '../packing.ts'
import { toTracked } from '../track-order.ts'
import { withLockedOrder } from '../with-locked-order.ts'
import { findLink } from './link-queries.ts'

/**
 * The order that a link opens, for whoever has the link.
 * @throws not_found a link that the shop has not made, or of more than 90 days ago
 */
export async function getLinkedOrder(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
): Promise<LinkedOrder> {
  const found = await findLinked(db, clock, token)
  const order = await loadOrderDetail(db, found.orderId)
  if (!order) throw uselessLink()
  return { ...toTracked(order), mayCancel: mayCancel(found) }
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
  await withLockedOrder(deps, orderId, (tx, order) => {
    if (!mayCancel(order))
      throw illegalTransition(
        `Order #${order.number} can no longer be cancelled here. Please call us or write to us.`,
      )
    return moveOrder(tx, deps, order, { userId, status: 'Cancelled', reason: 'The buyer cancelled it' })
  })
  return getLinkedOrder(deps, token)
}

async function findLinked(db: Db | Tx, clock: Deps['clock'], token: string) {
  const found = await findLink(db, hashToken(token), clock())
  if (!found) throw uselessLink()
  return found
}

const mayCancel = (order: Pick<Parameters<typeof moveOrder>[2], 'status' | 'confirmation'>) =>
  order.status === 'Pending' && needsCall(order)

const uselessLink = () =>
  new ShopError(
    'not_found',
    'This link opens no order. Links work for 90 days; with its number and your phone number you find the order at any time.',
  )
