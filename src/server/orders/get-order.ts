import { ShopError } from '../../contract/errors.ts'
import type { OrderDetail } from '../../contract/orders.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from '../http/session.ts'
import { loadOrderDetail } from './load-orders.ts'

/** One order with its history: the caller's own, or any for staff. Throws `not_found` for all others. */
export async function getOrder(
  { db }: Pick<Deps, 'db'>,
  who: Pick<Caller, 'userId' | 'userType'>,
  id: string,
): Promise<OrderDetail> {
  const order = await loadOrderDetail(db, id)
  if (order && (who.userType === 'admin' || order.userId._id === who.userId)) return order
  throw orderNotFound()
}

/** The same words whether the order is somebody else's or is not there at all. */
export const orderNotFound = (): ShopError => new ShopError('not_found', 'There is no such order.')
