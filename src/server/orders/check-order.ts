import { ShopError } from '../../contract/errors.ts'
import { formatDollars, toAmount, toCents } from '../../contract/money.ts'
import type { OrderData } from '../../contract/orders.ts'
import { checkOrderable } from '../cart/check-out-cart.ts'
import type { PricedCart } from '../cart/load-cart.ts'
import { type PricedDelivery, priceDelivery } from '../delivery/price-delivery.ts'
import type { Deps } from '../deps.ts'
import { requirePhone } from './order-phone.ts'

type Asked = Pick<OrderData, 'shippingAddress' | 'paymentMethod' | 'expectedTotal'>
type Checkout = { buyer: { phone: string }; cart: PricedCart; now: Date }

/**
 * Checks that the whole cart can be ordered, at the total in dollars that the buyer was shown, if one is given. Returns
 * what its delivery comes to.
 * @throws out_of_stock names the product
 * @throws order_too_large
 * @throws cart_changed another tab may have filled the cart, or a price or the delivery may have changed, since the buyer
 * looked
 * @throws invalid when there is nobody to call, no cash is collected there, or it is more than the shop takes at once
 */
export function checkOrder(
  deps: Pick<Deps, 'config' | 'settings'>,
  asked: Asked,
  { buyer, cart, now }: Checkout,
): PricedDelivery {
  const { paymentMethod, shippingAddress, expectedTotal } = asked
  requirePhone(asked, buyer)
  const { city } = shippingAddress
  const delivery = priceDelivery(deps, { city, paymentMethod, goodsCents: cart.totalCents, now })
  checkOrderable(cart, { size: deps.config.orderLimits.size, deliveryCents: delivery.chargeCents })
  const totalCents = cart.totalCents + delivery.chargeCents
  if (expectedTotal !== undefined && toCents(expectedTotal) !== totalCents) throw cartChanged(totalCents)
  return delivery
}

const cartChanged = (totalCents: number) =>
  new ShopError(
    'cart_changed',
    `Your cart has changed and now comes to ${formatDollars(toAmount(totalCents))}. Please check it again.`,
  )
