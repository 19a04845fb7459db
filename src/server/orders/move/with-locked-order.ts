import { inTransaction } from '../../db/in-transaction.ts'
import type { Tx } from '../../db/schema.ts'
import { orderNotFound } from '../order/get-order.ts'
import { type LockedOrder, lockOrder } from '../order/queries.ts'
import type { OrderDeps } from './move-order.ts'

/**
 * Runs what the staff do to one order in one transaction with its row locked. Afterwards mail is sent and other screens
 * hear of it.
 * @throws not_found
 */
export async function withLockedOrder<T>(
  { db, outbox, orderEvents, cards }: OrderDeps,
  id: string,
  work: (tx: Tx, order: LockedOrder) => Promise<T>,
): Promise<T> {
  const result = await inTransaction(db, async tx => {
    const order = await lockOrder(tx, id)
    if (!order) throw orderNotFound()
    return work(tx, order)
  })
  outbox.wake()
  orderEvents.wake()
  cards?.wake()
  return result
}
