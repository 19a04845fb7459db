import type { Cart } from '../../contract/cart.ts'
import { toDollars } from '../../contract/money.ts'
import type { PricedCart } from './load-cart.ts'

/** A priced cart in the contract's words; cents become dollars. */
export const toCart = ({ lines, totalCents }: PricedCart): Cart => ({
  items: lines.map(line => ({
    _id: line.id,
    productId: line.product,
    quantity: line.quantity,
    options: line.options,
    price: toDollars(line.priceCents),
    lineTotal: toDollars(line.lineTotalCents),
    available: line.available,
    ...(line.gone ? { gone: true as const } : {}),
  })),
  totalPrice: toDollars(totalCents),
})
