import type { Order } from '../../../contract/orders/orders.ts'
import { cartEmpty } from '../../cart/check-out-cart.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { hashRequest } from '../../idempotency/earlier-answer.ts'
import { findAuthorisedPayment } from '../../payments/authorise/find-authorised-payment.ts'
import { type OrderPaymentSteps, payByCard, payOnDelivery } from '../../payments/hold/pay-for-order.ts'
import { settleSoon } from '../../payments/settle/settle-soon.ts'
import { loadOrder } from '../order/load-orders.ts'
import { checkOrder } from './check-order.ts'
import type { OrderRequest } from './count-for-limits.ts'
import { findRepeatedOrder, requestFingerprint } from './find-repeated-order.ts'
import { limitOrders } from './limit-orders.ts'
import { readCheckouts } from './read-checkouts.ts'
import { writeOrders } from './write-orders.ts'

export type PlaceOrderInput = OrderRequest & { idempotencyKey: string | null }

export type PlaceDeps = Pick<
  Deps,
  'db' | 'clock' | 'newId' | 'config' | 'settings' | 'outbox' | 'orderEvents' | 'cards' | 'log'
>

/**
 * Orders what is in the person's cart, at the catalogue's prices of this moment: takes the stock, writes the order, empties
 * the cart and queues the mail, all or nothing. An online order takes the person's authorised payment, which is captured
 * once the order is written. The same request again returns the order it made (docs/decisions/0004).
 * `shippingAddress` has been checked.
 * @throws cart_empty
 * @throws invalid naming the phone when a parcel to be paid at the door has none, or the payment method where no cash is
 * collected
 * @throws out_of_stock names the product
 * @throws order_too_large
 * @throws too_many_open_orders
 * @throws too_many
 * @throws cart_changed the buyer was shown another total, or paid for another cart or to deliver it elsewhere
 * @throws idempotency_key_reused the key stands for another request
 * @throws payments_off the shop takes no cards
 * @throws not_found the payment is somebody else's
 * @throws payment_not_ready the card is not authorised
 * @throws payment_released the payment was given up
 * @throws busy the card provider does not answer; nothing is charged
 */
export async function placeOrder(deps: PlaceDeps, input: PlaceOrderInput): Promise<Order> {
  const online = input.paymentMethod === 'online'
  // The provider is asked first: inside the transaction nobody waits for a network.
  const payment = online ? await findAuthorisedPayment(deps, input.userId, input.paymentIntentId) : null
  const payFor = (tx: Tx) =>
    online
      ? payByCard(tx, deps, { userId: input.userId, paymentId: payment?.id ?? null })
      : payOnDelivery(tx, deps, input.userId)
  const placed = await inTransaction(deps.db, async tx => {
    const found = await findOrWriteOrder(tx, deps, input, payFor)
    const order = typeof found === 'string' ? await loadOrder(tx, found) : found
    if (!order) throw new Error('An order was not there after it was written')
    return order
  })
  wakeWorkers(deps)
  return payment ? capture(deps, payment.id, placed) : placed
}

/** Says that orders have been committed to those who carry on with them. */
export function wakeWorkers({
  outbox,
  orderEvents,
  cards,
}: Pick<Deps, 'outbox' | 'orderEvents' | 'cards'>): void {
  outbox.wake()
  orderEvents.wake()
  cards?.wake()
}

/** The order is written, so a capture that fails is no reason to refuse it. */
async function capture(deps: PlaceDeps, paymentId: string, order: Order): Promise<Order> {
  await settleSoon(deps, paymentId)
  return (await loadOrder(deps.db, order._id)) ?? order
}

/** The id of the order that this request made before; or the order that it makes now. */
async function findOrWriteOrder(
  tx: Tx,
  deps: PlaceDeps,
  input: PlaceOrderInput,
  payFor: (tx: Tx) => Promise<OrderPaymentSteps>,
): Promise<string | Order> {
  const { userId, paymentMethod } = input
  const payment = await payFor(tx)
  if (payment.orderId !== null) return payment.orderId
  const request = requestFingerprint(input)
  // One moment for all: the order is dated when it is priced.
  const now = deps.clock()
  const { shelves, cartOf, buyerOf, countedOf } = await readCheckouts(tx, deps, { requests: [input], now })
  const cart = cartOf(userId, shelves)
  const cartIsEmpty = cart.lines.length === 0
  const requestHash = hashRequest(request)
  const earlier = await findRepeatedOrder(tx, deps, { ...input, request, requestHash, now, cartIsEmpty })
  if (earlier !== null) return earlier
  if (payment.cartId === null) throw cartEmpty()
  const buyer = buyerOf(userId)
  const charges = checkOrder(deps, input, { buyer, cart, now })
  const counted = countedOf(input)
  if (counted) limitOrders(deps)(counted, paymentMethod)
  const stock = await payment.pickStock({ cart, shelves, charges })
  const paymentState = paymentMethod === 'online' ? 'authorised' : 'unpaid'
  const draft = { ...input, requestHash, counted, cart, charges, now, cartId: payment.cartId, buyer }
  const [order] = await writeOrders(tx, deps, [{ ...draft, stock, paymentState }])
  if (!order) throw new Error('An order was not written')
  await payment.linkToOrder(order._id)
  return order
}
