import { ShopError } from '../../contract/errors.ts'
import { formatDollars, toCents, toDollars } from '../../contract/money.ts'
import type { Order, OrderData } from '../../contract/orders.ts'
import { checkAvailability } from '../cart/check-availability.ts'
import { emptyCart, lockCart } from '../cart/check-out-cart.ts'
import { loadCart, type PricedCart } from '../cart/load-cart.ts'
import { cartEmpty } from '../cart/refusals.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Tx } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { findAuthorisedPayment } from '../payments/authorise/find-authorised-payment.ts'
import { type OrderPaymentSteps, payByCard, payOnDelivery } from '../payments/hold/pay-for-order.ts'
import { settleSoon } from '../payments/settle/settle-soon.ts'
import { findRepeatedOrder, hashRequest } from './find-repeated-order.ts'
import { loadOrder } from './load-orders.ts'
import { queueOrderMail } from './order-mails.ts'
import { writeOrder } from './write-order.ts'

export type PlaceOrderInput = OrderData & { userId: string; idempotencyKey: string | null }

type PlaceDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'config' | 'outbox' | 'orderEvents' | 'cards' | 'log'>

/**
 * Orders what lies in the user's cart, at the catalogue's prices of this moment: takes the stock, freezes the
 * lines, empties the cart and queues a mail about it, all or nothing. An online order takes the user's authorised
 * payment with it and is charged once it is written. The same request again (same key, same payment; or, without
 * either, a second click within a minute) answers the order it made. Throws `cart_empty`, `out_of_stock` naming the
 * product, `cart_changed` when the buyer was shown another total or paid for another cart, `idempotency_key_reused`,
 * and for cards `payments_off`, `not_found`, `payment_not_ready`, `payment_released` or `busy`; nothing is charged then.
 */
export async function placeOrder(deps: PlaceDeps, wish: PlaceOrderInput): Promise<Order> {
  const online = wish.paymentMethod === 'online'
  // The provider is asked first: inside the transaction nobody waits for a network.
  const payment = online ? await findAuthorisedPayment(deps, wish.userId, wish.paymentIntentId) : null
  const wayToPay = (tx: Tx) =>
    online ? payByCard(tx, deps, payment?.id ?? null) : payOnDelivery(tx, deps, wish.userId)
  const placed = await inTransaction(deps.db, async tx => {
    const { id, isNew } = await findOrWriteOrder(tx, deps, wish, wayToPay)
    const order = await loadOrder(tx, id)
    if (!order) throw new Error('An order was not there after it was written')
    if (isNew) await queueOrderMail(tx, deps, order)
    return order
  })
  deps.outbox.wake()
  deps.orderEvents.wake()
  deps.cards?.wake()
  return payment ? capture(deps, payment.id, placed) : placed
}

/** The order is safe by now, so whatever becomes of the capture is no reason to refuse it. */
async function capture(deps: PlaceDeps, paymentId: string, order: Order): Promise<Order> {
  await settleSoon(deps, paymentId)
  return (await loadOrder(deps.db, order._id)) ?? order
}

/** The order that the wish made before, or makes now. */
async function findOrWriteOrder(
  tx: Tx,
  deps: PlaceDeps,
  wish: PlaceOrderInput,
  wayToPay: (tx: Tx) => OrderPaymentSteps | Promise<OrderPaymentSteps>,
): Promise<{ id: string; isNew: boolean }> {
  const cartId = await lockCart(tx, wish.userId)
  const paid = await wayToPay(tx)
  if (paid.orderId !== null) return { id: paid.orderId, isNew: false }
  const requestHash = hashRequest(wish)
  // One moment for all: at its prices the order is dated.
  const now = deps.clock()
  const cart = await loadCart(tx, wish.userId, now)
  const request = { ...wish, requestHash, now, cartIsEmpty: cart.lines.length === 0 }
  const earlier = await findRepeatedOrder(tx, request)
  if (earlier !== null) return { id: earlier, isNew: false }
  if (cartId === null) throw cartEmpty()
  checkAvailability(cart)
  refuseChanged(cart, wish.expectedTotal)
  const stockIds = await paid.takeStock(cart)
  const id = await writeOrder(tx, deps, { ...wish, requestHash, cart, now, stockIds })
  await paid.linkToOrder(id)
  await emptyCart(tx, cartId)
  return { id, isNew: true }
}

/** Another tab may have filled the cart, or a price may have changed, since the buyer looked. */
function refuseChanged({ totalCents }: PricedCart, expectedTotal: number | undefined): void {
  if (expectedTotal === undefined || toCents(expectedTotal) === totalCents) return
  const total = formatDollars(toDollars(totalCents))
  throw new ShopError(
    'cart_changed',
    `Your cart has changed and now comes to ${total}. Please look at it again.`,
  )
}
