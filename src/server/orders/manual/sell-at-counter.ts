import type { CounterSale } from '../../../contract/orders/manual-orders.ts'
import type { StaffOrderDetail } from '../../../contract/orders/staff-orders.ts'
import { checkPhone } from '../../contacts/check-contact.ts'
import { countryNames, deliveryCountries } from '../../contacts/delivery-countries.ts'
import type { Tx } from '../../db/schema.ts'
import { insertEvent } from '../order/queries.ts'
import { changeOrder } from '../order/staff-queries.ts'
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
  { userId, idempotencyKey }: Omit<By, 'staffRole'>,
  sale: CounterSale,
): Promise<StaffOrderDetail> {
  const [country] = countryNames(deliveryCountries(deps))
  const phone = sale.phone && checkPhone(deps, sale.phone)
  const fullName = sale.fullName || 'Counter sale'
  const shippingAddress = { fullName, phone, country, address: '', city: '', postalCode: '' }
  const call = { userId, idempotencyKey, request: ['counter', sale] }
  const typed = {
    ...{ ...sale, shippingAddress, left: { email: '', note: '' } },
    ...{ source: 'counter' as const, confirmed: true, takenAlong: true },
  }
  return writeOnce(deps, call, async tx => {
    const order = await writeManualOrder(tx, deps, { ...call, typed })
    await handOver(tx, deps, { userId, orderId: order._id })
    return order
  })
}

async function handOver(
  tx: Tx,
  { clock, newId }: Pick<PlaceDeps, 'clock' | 'newId'>,
  { userId, orderId }: { userId: string; orderId: string },
): Promise<void> {
  const at = clock()
  await changeOrder(tx, orderId, { status: 'Delivered', cashNotedAt: at, cashNotedBy: userId })
  const event = { id: newId(), orderId, at, userId }
  await insertEvent(tx, { ...event, fromStatus: 'Pending', toStatus: 'Delivered' })
}
