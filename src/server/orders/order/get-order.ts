import { calling } from '../../../contract/accounts/staff-roles.ts'
import { ShopError } from '../../../contract/errors.ts'
import type { OrderDetail } from '../../../contract/orders/orders.ts'
import type { Deps } from '../../deps.ts'
import { type Caller, hasRole } from '../../http/session.ts'
import { loadOrderDetail } from './load-orders.ts'

/**
 * One order with its history: the person's own without the names of staff, or any for staff who call buyers.
 * @throws not_found also for somebody else's order
 */
export async function getOrder(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  who: Pick<Caller, 'userId' | 'staffRole'>,
  id: string,
): Promise<OrderDetail> {
  const order = await loadOrderDetail(db, id, clock())
  if (order && hasRole(who, calling)) return order
  if (order?.userId._id === who.userId) return withoutStaff(order, settings.current().shop.name)
  throw orderNotFound()
}

/** A buyer sees what the shop did, not which of its people. */
const withoutStaff = (order: OrderDetail, shopName: string): OrderDetail => ({
  ...order,
  events: order.events.map(event =>
    event.by.userId === order.userId._id ? event : { ...event, by: { userId: '', name: shopName } },
  ),
})

/** One message for an unknown order and somebody else's. */
export const orderNotFound = (): ShopError => new ShopError('not_found', 'There is no such order.')
