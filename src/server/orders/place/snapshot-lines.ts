import { pictureOf } from '../../catalogue/product/product.ts'
import type { NewLine } from '../order/insert-queries.ts'
import type { NewOrder } from './new-order.ts'

/** The lines of a cart as they are sold now, with the stock that each is taken from. */
export const snapshotLines = (
  { cart, charges: { currency }, stock, now }: NewOrder,
  orderId: string,
  newId: () => string,
): NewLine[] =>
  cart.lines.map((line, index) => {
    const stockId = stock.stockIds.get(line.id)
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
    return { id: newId(), orderId, position: index + 1, ...what, ...price, stockId, placedAt: now, currency }
  })
