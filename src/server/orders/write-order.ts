import type { OrderData } from '../../contract/orders.ts'
import type { CartLine, PricedCart } from '../cart/load-cart.ts'
import type { Tx } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { findPhone, insertEvent, insertLines, insertOrder } from './queries.ts'

export type NewOrder = OrderData & {
  userId: string
  idempotencyKey: string | null
  requestHash: string
  /** Every line of it is available, so its total is the order's. */
  cart: PricedCart
  /** Where each line's stock came from, by line id. */
  stockIds: Map<string, string>
}

/** Writes an order with its frozen lines and the event that begins it; answers its id. */
export async function writeOrder(
  tx: Tx,
  { clock, newId }: Pick<Deps, 'clock' | 'newId'>,
  order: NewOrder,
): Promise<string> {
  const { userId, idempotencyKey, requestHash, paymentMethod, shippingAddress, cart } = order
  const { fullName, address, city, postalCode, country } = shippingAddress
  const phone = shippingAddress.phone || (await findPhone(tx, userId)).phone
  const [id, now, status] = [newId(), clock(), 'Pending'] as const
  const sendTo = { fullName, address, city, postalCode, country, phone }
  const request = { userId, idempotencyKey, requestHash, paymentMethod }
  await insertOrder(tx, { id, status, totalCents: cart.totalCents, createdAt: now, ...sendTo, ...request })
  await insertLines(tx, frozenLines(order, id, newId))
  await insertEvent(tx, { id: newId(), orderId: id, at: now, userId, fromStatus: null, toStatus: status })
  return id
}

const frozenLines = ({ cart, stockIds }: NewOrder, orderId: string, newId: () => string) =>
  cart.lines.map((line, index) => {
    const stockId = stockIds.get(line.id)
    if (stockId === undefined) throw new Error('A line was ordered without its stock')
    const { productId, priceCents, quantity, options, product } = line
    const what = { productId, title: product.title, image: imageOf(line), priceCents, quantity, options }
    return { id: newId(), orderId, position: index + 1, ...what, stockId }
  })

/** The picture of the chosen colour, else the product's first, else none. */
const imageOf = ({ product, options }: CartLine) =>
  product.colors.find(color => color.name === options.color)?.image || product.product_images[0] || ''
