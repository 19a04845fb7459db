import { ShopError } from '../../../contract/errors.ts'
import type { Order } from '../../../contract/orders/orders.ts'
import { cartEmpty } from '../../cart/cart-errors.ts'
import { withoutPieces } from '../../catalogue/stock/stock.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { findEarlierAnswers } from '../../idempotency/earlier-answer.ts'
import type { OrderPaymentSteps } from '../../payments/hold/pay-for-order.ts'
import { checkOrder } from './check-order.ts'
import type { OrderRequest } from './count-for-limits.ts'
import { findRepeatedOrder, type KeptOrder, orderRequestHash } from './find-repeated-order.ts'
import { limitOrders } from './limit-orders.ts'
import type { NewOrder } from './new-order.ts'
import { readCheckouts } from './read-checkouts.ts'
import { writeOrders } from './write-orders.ts'

export type PlaceOrderInput = OrderRequest & { idempotencyKey: string | null }

/** A request whose cart is locked, and the payment with it. */
export type LockedCheckout = { input: PlaceOrderInput; payment: OrderPaymentSteps }

type Outcomes = Map<PlaceOrderInput, Order | string | ShopError>
type Draft = { input: PlaceOrderInput; payment: OrderPaymentSteps; order: NewOrder }

/**
 * Orders what is in these carts, of one person each, one after another: the same steps for one and for many. Each becomes
 * an order, the id of the order that the same request made before, or why it is refused.
 */
export async function writeCheckouts(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'newId' | 'config' | 'settings' | 'outbox' | 'cards'>,
  checkouts: readonly LockedCheckout[],
): Promise<Outcomes> {
  const paidBefore = checkouts.flatMap(({ input, payment: { orderId } }) =>
    orderId === null ? [] : ([[input, orderId]] as const),
  )
  const outcomes: Outcomes = new Map(paidBefore)
  const open = checkouts.filter(({ input }) => !outcomes.has(input))
  const requests = open.map(({ input }) => ({ ...input, requestHash: orderRequestHash(input) }))
  if (requests.length === 0) return outcomes
  // One moment for all: an order is dated when it is priced.
  const now = deps.clock()
  const { shelves, cartOf, buyerOf, limitCountsOf } = await readCheckouts(tx, deps, { requests, now })
  const earlierOf = await findEarlierAnswers<KeptOrder>(tx, requests)
  const limit = limitOrders(deps)
  const left = new Map(shelves)

  const draft = async (request: (typeof requests)[number], payment: OrderPaymentSteps) => {
    const { userId, paymentMethod } = request
    const cart = cartOf(userId, left)
    const earlier = earlierOf(request)
    const found = { ...request, earlier, now, cartIsEmpty: cart.lines.length === 0 }
    const repeated = await findRepeatedOrder(tx, found)
    if (repeated !== null) return repeated
    if (payment.cartId === null) throw cartEmpty()
    const buyer = buyerOf(userId)
    const charges = checkOrder(deps, request, { buyer, cart, now })
    const limitCounts = limitCountsOf(request)
    const countOrder = limitCounts && limit(limitCounts, paymentMethod)
    const stock = await payment.pickStock({ cart, shelves: left, charges })
    countOrder?.()
    // Whoever comes after gets what this order leaves on the shelves.
    const ordered = new Set(cart.lines.map(({ productId }) => productId))
    for (const [productId, all] of withoutPieces(left, ordered, stock.pieces)) left.set(productId, all)
    const paymentState = paymentMethod === 'online' ? ('authorised' as const) : ('unpaid' as const)
    const { cartId } = payment
    return { ...request, cart, charges, now, cartId, buyer, limitCounts, stock, paymentState }
  }

  const drafts: Draft[] = []
  for (const [nth, { input, payment }] of open.entries()) {
    // Every open checkout has its request, in the same order.
    const request = requests[nth] as (typeof requests)[number]
    const drafted = await draft(request, payment).catch(asRefusal)
    if (typeof drafted === 'string' || drafted instanceof ShopError) outcomes.set(input, drafted)
    else drafts.push({ input, payment, order: drafted })
  }
  const placed = await writeOrders(
    tx,
    deps,
    drafts.map(({ order }) => order),
  )
  for (const [nth, { input, payment }] of drafts.entries()) {
    const order = placed[nth]
    if (!order) throw new Error('An order was not written')
    await payment.linkToOrder(order._id)
    outcomes.set(input, order)
  }
  return outcomes
}

function asRefusal(error: unknown): ShopError {
  if (error instanceof ShopError) return error
  throw error
}
