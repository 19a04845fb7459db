import type { CounterSale } from '../../../contract/orders/manual-orders.ts'
import { orderMoves } from '../../../contract/orders/order-moves.ts'
import type { StaffOrderDetail } from '../../../contract/orders/staff-orders.ts'
import { checkPhone } from '../../contacts/check-contact.ts'
import { countryNames, deliveryCountries } from '../../contacts/delivery-countries.ts'
import { makeMove } from '../move/make-move.ts'
import type { PlaceDeps } from '../place/place-order.ts'
import { type By, writeOnce } from './place-manual-order.ts'
import { writeManualOrder } from './write-manual-order.ts'

/**
 * Notes what somebody has paid at the counter and taken along: an order that is delivered and paid at once, so that stock
 * and sales are true. The same request again answers with the order that it made.
 * @throws not_found there is no such product
 * @throws out_of_stock names the product
 * @throws order_changed it comes to something else than was shown
 * @throws order_too_large
 * @throws invalid
 * @throws idempotency_key_reused the key stands for another request
 */
export async function sellAtCounter(
  deps: PlaceDeps,
  { userId, staffRole, idempotencyKey }: By,
  sale: CounterSale,
): Promise<StaffOrderDetail> {
  const [country] = countryNames(deliveryCountries(deps))
  const phone = sale.phone && checkPhone(deps, sale.phone)
  const fullName = sale.fullName || 'Counter sale'
  const shippingAddress = { fullName, phone, country, address: '', city: '', postalCode: '' }
  const call = { userId, idempotencyKey, request: ['counter', sale] }
  const typed = {
    ...sale,
    shippingAddress,
    source: 'counter' as const,
    confirmed: true,
    takenAlong: true,
  }
  return writeOnce(deps, call, async tx => {
    const order = await writeManualOrder(tx, deps, { ...call, typed })
    const paid = { cashNotedAt: deps.clock(), cashNotedBy: userId }
    const placed = { ...order, id: order._id, source: 'counter' } as const
    await makeMove(tx, deps, placed, orderMoves.sell, { by: { userId, staffRole }, changes: paid })
    return order
  })
}
