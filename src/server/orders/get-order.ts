import { ShopError } from '../../contract/errors.ts'
import type { OrderDetail } from '../../contract/orders.ts'
import { shopName } from '../../contract/shop-name.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from '../http/session.ts'
import { loadOrderDetail } from './load-orders.ts'

/**
 * One order with its history: the caller's own, without the names of staff, or any for staff. Throws `not_found` for
 * all others.
 */
export async function getOrder(
  { db }: Pick<Deps, 'db'>,
  who: Pick<Caller, 'userId' | 'userType'>,
  id: string,
): Promise<OrderDetail> {
  const order = await loadOrderDetail(db, id)
  if (order && who.userType === 'admin') return order
  if (order?.userId._id === who.userId) return withoutStaff(order)
  throw orderNotFound()
}

/** A buyer is told what the shop did, not which of its people. */
const withoutStaff = (order: OrderDetail): OrderDetail => ({
  ...order,
  events: order.events.map(event =>
    event.by.userId === order.userId._id ? event : { ...event, by: { userId: '', name: shopName } },
  ),
})

/** The same words whether the order is somebody else's or is not there at all. */
export const orderNotFound = (): ShopError => new ShopError('not_found', 'There is no such order.')
