import type { PaymentState } from '../../contract/order-status.ts'
import type { Order, OrderData } from '../../contract/orders.ts'
import { canonicalPhone } from '../../contract/phone.ts'
import { emptyCartQueries, type PickedStock } from '../cart/check-out-cart.ts'
import type { PricedCart } from '../cart/load-cart.ts'
import { pictureOf } from '../catalogue/product/product.ts'
import { takePiecesQuery } from '../catalogue/stock/stock.ts'
import { inOneStatement } from '../db/in-one-statement.ts'
import type { Tx } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { toOrder } from './load-orders.ts'
import { insertEvent, insertLines, insertOrder } from './queries.ts'
import { searchTextOf } from './search-text.ts'

export type NewOrder = OrderData & {
  userId: string
  requestHash: string
  /** All its lines are available. */
  cart: PricedCart
  /** When the cart was priced. */
  now: Date
  cartId: string
  buyer: { phone: string; email: string }
  stock: PickedStock
  paymentState: PaymentState
}

/**
 * Writes an order with its lines as they are sold now, and its first status; takes its stock and empties its cart. All in
 * one statement.
 */
export async function writeOrder(tx: Tx, { newId }: Pick<Deps, 'newId'>, order: NewOrder): Promise<Order> {
  const row = orderRow(order, newId())
  const { id: orderId, userId, status: toStatus } = row
  const lines = frozenLines(order, orderId, newId)
  const { pieces } = order.stock
  const written = await inOneStatement(tx, {
    order: insertOrder(tx, row),
    lines: insertLines(tx, lines),
    event: insertEvent(tx, { id: newId(), orderId, at: order.now, userId, fromStatus: null, toStatus }),
    stock: pieces.size > 0 ? takePiecesQuery(tx, pieces) : null,
    ...emptyCartQueries(tx, order.cartId),
  })
  const number = written.order[0]?.number
  if (number === undefined) throw new Error('An order was written without a number')
  const { buyer, paymentState } = order
  return toOrder({ ...row, number, email: buyer.email, paymentState, refundedCents: 0 }, lines)
}

function orderRow(
  { userId, requestHash, paymentMethod, shippingAddress, cart, now, buyer }: NewOrder,
  id: string,
) {
  const { fullName, address, city, postalCode, country } = shippingAddress
  const phone = shippingAddress.phone || buyer.phone
  return {
    id,
    status: 'Pending' as const,
    totalCents: cart.totalCents,
    createdAt: now,
    fullName,
    address,
    city,
    postalCode,
    country,
    phone,
    userId,
    requestHash,
    paymentMethod,
    phoneKey: canonicalPhone(phone) ?? '',
    searchText: searchTextOf({ id, fullName, phone, email: buyer.email }),
    confirmation: paymentMethod === 'COD' ? ('open' as const) : ('not_needed' as const),
  }
}

const frozenLines = ({ cart, stock, now }: NewOrder, orderId: string, newId: () => string) =>
  cart.lines.map((line, index) => {
    const stockId = stock.stockIds.get(line.id)
    if (stockId === undefined) throw new Error('A line was ordered without its stock')
    const { productId, priceCents, basePriceCents, dealId, quantity, options, product } = line
    const what = {
      productId,
      title: product.title,
      image: pictureOf(product, options.color),
      quantity,
      options,
    }
    const price = { priceCents, basePriceCents, dealId }
    return { id: newId(), orderId, position: index + 1, ...what, ...price, stockId, placedAt: now }
  })
