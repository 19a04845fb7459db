import type { OrderData } from '../../contract/orders.ts'
import { canonicalPhone } from '../../contract/phone.ts'
import type { PricedCart } from '../cart/load-cart.ts'
import { pictureOf } from '../catalogue/product/product.ts'
import type { Tx } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { findBuyer, insertEvent, insertLines, insertOrder } from './queries.ts'
import { searchTextOf } from './search-text.ts'

export type NewOrder = OrderData & {
  userId: string
  requestHash: string
  /** All its lines are available. */
  cart: PricedCart
  /** When the cart was priced. */
  now: Date
  /** From which shelf each line's stock came, by line id. */
  stockIds: Map<string, string>
}

/** Writes an order with its lines as they are sold now, and its first status; returns its id. */
export async function writeOrder(tx: Tx, { newId }: Pick<Deps, 'newId'>, order: NewOrder): Promise<string> {
  const { userId, requestHash, paymentMethod, shippingAddress, cart, now } = order
  const { fullName, address, city, postalCode, country } = shippingAddress
  const buyer = await findBuyer(tx, userId)
  const phone = shippingAddress.phone || buyer.phone
  const [id, status] = [newId(), 'Pending'] as const
  await insertOrder(tx, {
    id,
    status,
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
    confirmation: paymentMethod === 'COD' ? 'open' : 'not_needed',
  })
  await insertLines(tx, frozenLines(order, id, newId))
  await insertEvent(tx, { id: newId(), orderId: id, at: now, userId, fromStatus: null, toStatus: status })
  return id
}

const frozenLines = ({ cart, stockIds, now }: NewOrder, orderId: string, newId: () => string) =>
  cart.lines.map((line, index) => {
    const stockId = stockIds.get(line.id)
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
