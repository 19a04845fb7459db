import { ShopError } from '../../contract/errors.ts'
import { allowedTransitions, type OrderStatus } from '../../contract/order-status.ts'
import type { OrderDetail } from '../../contract/orders.ts'
import type { Deps } from '../deps.ts'
import { orderNotFound } from './get-order.ts'
import { inTransaction } from './in-transaction.ts'
import { loadOrderDetail } from './load-orders.ts'
import { queueOrderMail } from './order-mails.ts'
import { insertEvent, lockOrder, setStatus } from './queries.ts'
import { giveBackStock } from './shelves.ts'

/**
 * Moves an order on, records who did it and mails the buyer what matters to them; cancelling gives the stock of its
 * lines back, once. Throws `not_found`, or `illegal_transition` for a move that is not allowed from where the order is.
 */
export async function updateStatus(
  deps: Pick<Deps, 'db' | 'clock' | 'newId' | 'config' | 'outbox'>,
  userId: string,
  { id, status }: { id: string; status: OrderStatus },
): Promise<OrderDetail> {
  const { db, clock, newId, outbox } = deps
  const moved = await inTransaction(db, async tx => {
    const order = await lockOrder(tx, id)
    if (!order) throw orderNotFound()
    refuseIllegal(order, status)
    await setStatus(tx, id, status)
    const event = { id: newId(), orderId: id, at: clock(), userId }
    await insertEvent(tx, { ...event, fromStatus: order.status, toStatus: status })
    if (status === 'Cancelled') await giveBackStock(tx, { newId }, id)
    const updated = await loadOrderDetail(tx, id)
    if (!updated) throw orderNotFound()
    await queueOrderMail(tx, deps, updated)
    return updated
  })
  outbox.wake()
  return moved
}

function refuseIllegal({ number, status: from }: { number: number; status: OrderStatus }, to: OrderStatus) {
  const allowed = allowedTransitions[from]
  if (allowed.includes(to)) return
  const now =
    from === to
      ? `Order #${number} is ${from} already.`
      : `Order #${number} is ${from}, so it cannot become ${to}.`
  const next =
    allowed.length > 0 ? `It can become ${allowed.join(' or ')}.` : 'Its status does not change any more.'
  throw new ShopError('illegal_transition', `${now} ${next}`)
}
