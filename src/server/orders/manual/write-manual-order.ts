import type { ManualOrder } from '../../../contract/orders/manual-orders.ts'
import type { OrderExtras } from '../../../contract/orders/order-extras.ts'
import type { Order, ShippingAddress } from '../../../contract/orders/orders.ts'
import { guestAddress } from '../../accounts/guests/guest-address.ts'
import { insertGuest } from '../../accounts/guests/insert-guest.ts'
import { pickCartStock } from '../../cart/check-out-cart.ts'
import { lockShelves } from '../../catalogue/stock/stock.ts'
import type { Tx } from '../../db/schema.ts'
import { hashRequest, type IdempotentCall } from '../../idempotency/earlier-answer.ts'
import { refuseOtherTotal } from '../order/order-changed.ts'
import type { PlaceDeps } from '../place/place-order.ts'
import { writeOrders } from '../place/write-orders.ts'
import { priceManualOrder } from './price-manual-order.ts'
import { recordManualOrder } from './record-manual-order.ts'

type Typed = Pick<
  ManualOrder,
  'lines' | 'discount' | 'delivery' | 'priceReason' | 'expectedTotal' | 'currency' | 'source' | 'confirmed'
> &
  Partial<OrderExtras> & {
    shippingAddress: ShippingAddress
    /** Nothing is delivered. */
    takenAlong: boolean
  }

/**
 * Prices what the staff have typed, takes its stock and writes it as an order of a guest of its own.
 * @throws out_of_stock
 * @throws order_changed it comes to something else than was shown
 */
export async function writeManualOrder(
  tx: Tx,
  deps: PlaceDeps,
  { userId, idempotencyKey, request, typed }: IdempotentCall & { typed: Typed },
): Promise<Order> {
  const shelves = await lockShelves(tx, [...new Set(typed.lines.map(({ productId }) => productId))])
  const now = deps.clock()
  const city = typed.takenAlong ? null : typed.shippingAddress.city
  const priced = await priceManualOrder(tx, deps, { ...typed, city, now })
  refuseOtherTotal(priced.charges, typed)
  const stock = pickCartStock(priced.cart.lines, shelves)
  const guestId = deps.newId()
  await insertGuest(tx, deps, guestId)
  const [order] = await writeOrders(tx, deps, [
    {
      ...typed,
      ...priced,
      stock,
      now,
      userId: guestId,
      placedBy: userId,
      cartId: '',
      idempotencyKey,
      requestHash: hashRequest(request),
      limitCounts: null,
      paymentMethod: 'COD' as const,
      paymentState: 'unpaid' as const,
      buyer: { phone: '', email: guestAddress(guestId), emailConfirmed: false, isGuest: true },
    },
  ])
  if (!order) throw new Error('An order was not written')
  await recordManualOrder(tx, deps, { userId, order, typed, priced })
  return order
}
