import type { OrdersOfGuest } from '../../../contract/orders/guest-orders.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../http/session.ts'
import { handOverOrders } from './hand-over-orders.ts'

/**
 * Shows a browser none of the orders that were placed from it without an account, for whatever phone. Its cookie and cart
 * stay: a call under way in another tab could bring an ended cookie back, and the orders with it. Orders of an account stay too.
 */
export async function forgetOrdersOfGuest(
  deps: Pick<Deps, 'db' | 'clock' | 'newId'>,
  { userId, guest }: Pick<Caller, 'userId' | 'guest'>,
): Promise<OrdersOfGuest> {
  if (guest === 'known')
    await inTransaction(deps.db, tx => handOverOrders(tx, deps, { from: userId, keptPhone: null }))
  return { orders: [] }
}
