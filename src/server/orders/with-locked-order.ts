import { inTransaction } from '../db/in-transaction.ts'
import type { Tx } from '../db/schema.ts'
import { orderNotFound } from './get-order.ts'
import type { OrderDeps } from './move-order.ts'
import { type LockedOrder, lockOrder } from './queries.ts'

/**
 * What the staff do to one order, in one transaction with its row locked: of two at once the second waits and then
 * sees what the first made of it. Afterwards mail goes out and other screens hear of it. Throws `not_found`.
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
