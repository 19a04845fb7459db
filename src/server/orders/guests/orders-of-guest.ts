import type { OrdersOfGuest } from '../../../contract/orders/guest-orders.ts'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../http/session.ts'
import { findNewestOfGuest, findOrdersOfGuest } from '../order/link-queries.ts'
import { loadOrderDetail } from '../order/load-orders.ts'
import { toTracked } from '../read/track-order.ts'

const most = 10

/**
 * What a guest ordered from this browser, for the phone of the newest order: orders for others are somebody else's, who
 * ordered here before. Without name, street and the parcel's number, which may tell both: whoever has the device sees it. None for an account.
 */
export async function ordersOfGuest(
  { db }: Pick<Deps, 'db'>,
  { userId, guest }: Pick<Caller, 'userId' | 'guest'>,
): Promise<OrdersOfGuest> {
  const newest = guest ? await findNewestOfGuest(db, userId) : undefined
  const ids = newest ? await findOrdersOfGuest(db, userId, newest.phoneKey, most) : []
  const orders = await Promise.all(ids.map(id => loadOrderDetail(db, id)))
  return { orders: orders.flatMap(order => (order ? { ...toTracked(order), trackingNumber: '' } : [])) }
}
