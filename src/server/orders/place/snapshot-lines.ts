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

/** What leaves the stock with these lines. What was held for them is off its shelf already: no longer held, and sold. */
export function movesOf({ cart, stock, now: at }: NewOrder, lines: readonly NewLine[], userId: string) {
  return lines.flatMap(({ stockId, productId, quantity, orderId }, nth) => {
    const given = { stockId, productId, orderId, at, userId }
    const sold = { ...given, change: -quantity, kind: 'sold' as const }
    const released = { ...given, change: quantity, kind: 'released' as const }
    return stock.held.has(cart.lines[nth]?.id ?? '') ? [released, sold] : [sold]
  })
}
