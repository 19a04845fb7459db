import { ShopError } from '../../../contract/errors.ts'
import { toCents } from '../../../contract/money.ts'
import { addedCents, pairAdjustment } from '../../../contract/orders/adjustments.ts'
import type { ManualLine } from '../../../contract/orders/manual-orders.ts'
import type { DiscountSize } from '../../../contract/orders/order-changes.ts'
import type { AccountExtras } from '../../../contract/orders/order-extras.ts'
import { checkOrderable } from '../../cart/check-out-cart.ts'
import { chooseOptions, optionsKey } from '../../cart/choose-options.ts'
import { type PricedCart, priceLines, withPrices } from '../../cart/load-cart.ts'
import { loadPairTerms } from '../../catalogue/links/pairs.ts'
import { loadProducts } from '../../catalogue/product/load-products.ts'
import type { PricedProduct } from '../../catalogue/product/product.ts'
import type { Tx } from '../../db/schema.ts'
import { chargesOf, type OrderTotals } from '../../delivery/order-charges.ts'
import type { Deps } from '../../deps.ts'
import { setDelivery, setDiscount } from '../order/order-adjustments.ts'
import { refuseParts } from '../order/refuse-parts.ts'

type PriceDeps = Pick<Deps, 'settings' | 'config'>

type TypedGoods = Partial<AccountExtras> & {
  lines: readonly ManualLine[]
  discount?: (DiscountSize & { reason?: string }) | undefined
  /** What the staff have set the delivery to; left out: what the shop charges. */
  delivery?: { charge: number; reason?: string } | undefined
  /** Null for what the buyer takes along. */
  city: string | null
  now: Date
}

/** The pieces of an order that the staff type, as a cart, and what they come to. */
export type PricedManualOrder = { cart: PricedCart; charges: OrderTotals }

/**
 * Prices an order that the staff type, at the catalogue's prices of `now` or those of its lines.
 * @throws not_found there is no such product
 * @throws invalid a product does not come in a choice, an amount has no coins, the discount is more than all else, or no cash
 * is collected there
 * @throws out_of_stock names the product
 * @throws order_too_large
 */
export async function priceManualOrder(
  tx: Tx,
  deps: PriceDeps,
  { lines, discount, delivery, ...rest }: TypedGoods,
): Promise<PricedManualOrder> {
  const { now } = rest
  const { currency } = deps.settings.current().money
  const products = await loadProducts(
    tx,
    lines.map(({ productId }) => productId),
    now,
  )
  const asked = lines.map((line, nth) => toStoredLine(line, products.get(line.productId), nth))
  const terms = await loadPairTerms(tx, [...products.keys()])
  const cart = withPrices(
    priceLines(asked, { products, held: () => 0, pairs: terms, now }),
    lines.map(({ price }, nth) => {
      if (price === undefined) return null
      refuseParts(price, currency, `lines.${nth}.price`)
      return toCents(price)
    }),
  )
  if (delivery) refuseParts(delivery.charge, currency, 'delivery.charge')
  const subtotalCents = cart.lines.reduce((sum, { lineTotalCents }) => sum + lineTotalCents, 0)
  const pairs = pairAdjustment(cart.savings)
  const charges = chargesOf(deps, {
    ...rest,
    paymentMethod: 'COD',
    subtotalCents,
    pairs,
    adjustments: [...setDelivery(delivery), ...setDiscount(discount, { subtotalCents, pairs, currency })],
  })
  checkOrderable(cart, { size: deps.config.orderLimits.size, addedCents: addedCents(charges.adjustments) })
  return { cart, charges }
}

/** A line as a cart would keep it. */
function toStoredLine(
  { quantity, options: wanted }: ManualLine,
  product: PricedProduct | undefined,
  nth: number,
) {
  if (!product) throw new ShopError('not_found', 'There is no such product.')
  const options = chooseOptions(product, wanted)
  return { id: String(nth), productId: product.id, options, optionsKey: optionsKey(options), quantity }
}
