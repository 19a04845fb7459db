import { ShopError } from '../../../contract/errors.ts'
import type { OrderDetail, TrackedOrder, TrackOrder } from '../../../contract/orders/orders.ts'
import { deliveryCountries } from '../../contacts/delivery-countries.ts'
import { phoneKey } from '../../contacts/phone.ts'
import type { Deps } from '../../deps.ts'
import { countAttempt, takeBackAttempt } from '../../http/rate-limits.ts'
import { loadOrderDetail } from '../order/load-orders.ts'
import { findTracked } from '../order/queries.ts'

/**
 * Where an order is, for anybody who knows its number and phone number; without the buyer's name, street or account.
 * @throws not_found in the same words whether the number or the phone is wrong
 * @throws too_many after many wrong tries from one network, at one number above all; at one number from everywhere only
 * after so many that a stranger alone cannot lock its buyer out
 */
export async function trackOrder(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'settings'>,
  { number, phone }: TrackOrder,
  address: string,
): Promise<TrackedOrder> {
  await countAttempt(deps, 'trackPerAddress', address)
  const numberHere = `${number} ${address}`
  await countAttempt(deps, 'trackPerNumberAndAddress', numberHere)
  await countAttempt(deps, 'trackPerNumber', String(number))

  const known = await findTracked(deps.db, number)
  const [home] = deliveryCountries(deps)
  const [asked, own] = [phoneKey(phone, home), phoneKey(known?.phone ?? '', home)]
  const order =
    known && asked !== null && asked === own ? await loadOrderDetail(deps.db, known.id, deps.clock()) : null
  if (!order)
    throw new ShopError(
      'not_found',
      'We found no order with this number and phone number. Please check both.',
    )

  await takeBackAttempt(deps.db, 'trackPerNumber', String(number))
  await takeBackAttempt(deps.db, 'trackPerNumberAndAddress', numberHere)
  await takeBackAttempt(deps.db, 'trackPerAddress', address)
  return toTracked(order)
}

/** Field by field, so that nothing private gets out when orders get new fields. */
export function toTracked(order: OrderDetail): TrackedOrder {
  const {
    number,
    status,
    paymentMethod,
    createdAt,
    totalPrice,
    currency,
    delivery,
    discount,
    adjustments,
    cash,
    comesWith,
    items,
    courier,
    trackingNumber,
    otherSizes,
  } = order
  const { city, country } = order.shippingAddress
  const events = order.events.map(({ at, from, to }) => ({ at, from, to }))
  const parcel = { city, country, courier, trackingNumber }
  return {
    number,
    status,
    paymentMethod,
    createdAt,
    totalPrice,
    currency,
    delivery,
    discount,
    adjustments,
    cash,
    ...(comesWith && { comesWith }),
    ...(otherSizes && { otherSizes }),
    items,
    ...parcel,
    events,
  }
}
