import { ShopError } from '../../../contract/errors.ts'
import { formatMoney, toAmount, toCents } from '../../../contract/money.ts'
import { addedCents, pairAdjustment } from '../../../contract/orders/adjustments.ts'
import type { OrderData } from '../../../contract/orders/orders.ts'
import type { ShownTotal } from '../../../contract/orders/shown-total.ts'
import { waysToPay } from '../../../contract/settings/payment-settings.ts'
import { checkOrderable } from '../../cart/check-out-cart.ts'
import type { PricedCart } from '../../cart/load-cart.ts'
import { chargesOf, type OrderTotals } from '../../delivery/order-charges.ts'
import type { Deps } from '../../deps.ts'
import { requirePhone } from '../order/order-phone.ts'

type Checkout = { buyer: { phone: string }; cart: PricedCart; now: Date }

/**
 * Checks that the whole cart can be ordered, at the total that the buyer was shown, if one is given. Returns
 * what it comes to.
 * @throws out_of_stock names the product
 * @throws order_too_large
 * @throws cart_changed another tab may have filled the cart, or a price or the delivery may have changed, since the buyer
 * looked
 * @throws invalid when there is nobody to call, no cash is taken at all or there, or it is more than the shop takes at once
 */
export function checkOrder(
  deps: Pick<Deps, 'config' | 'settings' | 'cards'>,
  asked: OrderData,
  { buyer, cart, now }: Checkout,
): OrderTotals {
  const { paymentMethod, shippingAddress } = asked
  requirePhone(asked, buyer)
  refuseCashNotOffered(deps, paymentMethod)
  const { city } = shippingAddress
  const pairs = pairAdjustment(cart.savings)
  const charges = chargesOf(deps, { ...asked, city, subtotalCents: cart.totalCents, pairs, now })
  checkOrderable(cart, { size: deps.config.orderLimits.size, addedCents: addedCents(charges.adjustments) })
  if (!isAsShown(charges, asked)) throw cartChanged(writtenTotal(charges))
  return charges
}

/** A card that is authorised already pays, even if cards are offered no more. */
function refuseCashNotOffered(
  { settings, cards }: Pick<Deps, 'settings' | 'cards'>,
  paymentMethod: OrderData['paymentMethod'],
): void {
  if (paymentMethod !== 'COD' || waysToPay(settings.current().payment, cards !== null).cash) return
  const message = 'This shop does not take cash on delivery at the moment. Please pay by card.'
  throw new ShopError('invalid', message, { paymentMethod: message })
}

/** Whether the order comes to what the buyer was shown; what a call does not tell counts as shown. */
const isAsShown = (
  { totalCents, currency, cash }: OrderTotals,
  { expectedTotal, ...shown }: ShownTotal,
): boolean =>
  (expectedTotal === undefined || toCents(expectedTotal) === totalCents) &&
  (shown.currency === undefined || shown.currency === currency) &&
  (shown.cash === undefined || shown.cash === (cash?.amount ?? null)) &&
  (shown.cashCurrency === undefined || shown.cashCurrency === cash?.currency)

/** "$91.00, Rs 25,620 in cash". */
const writtenTotal = ({ totalCents, currency, cash }: OrderTotals): string =>
  [
    formatMoney(toAmount(totalCents), currency),
    ...(cash ? [`${formatMoney(cash.amount, cash.currency)} in cash`] : []),
  ].join(', ')

const cartChanged = (total: string) =>
  new ShopError('cart_changed', `Your cart has changed and now comes to ${total}. Please check it again.`)
