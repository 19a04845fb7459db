import type { Cart } from '../../contract/cart.ts'
import { toAmount } from '../../contract/money.ts'
import { savedCents } from '../../contract/orders/pair-savings.ts'
import { toWireCard } from '../catalogue/product/product-wire.ts'
import type { PricedCart } from './load-cart.ts'

/** A priced cart as the specification writes it, with the product under `productId`; cents become dollars. */
export const toWireCart = ({ lines, totalCents, pairs, savings }: PricedCart): Cart => ({
  items: lines.map(line => ({
    _id: line.id,
    productId: toWireCard(line.product),
    quantity: line.quantity,
    options: line.options,
    price: toAmount(line.priceCents),
    lineTotal: toAmount(line.lineTotalCents),
    available: line.available,
    ...(line.gone ? { gone: true as const } : {}),
  })),
  totalPrice: toAmount(totalCents - savedCents(savings)),
  ...(pairs.length > 0 && {
    pairs: pairs.map(({ products: [first, second], savingCents }) => ({
      products: [first, second],
      saving: toAmount(savingCents),
    })),
  }),
})
