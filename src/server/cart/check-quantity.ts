import type { PricedCart } from './load-cart.ts'
import { noLongerSold, outOfStock, refuseTooDear } from './refusals.ts'

/**
 * Throws `out_of_stock` when all lines of a product together want more than the shop has, and `invalid` when
 * the cart comes to more than it takes at once. Called inside the transaction that made the change, so a
 * refusal undoes it.
 */
export function checkQuantity(cart: PricedCart, productId: string): void {
  const lines = cart.lines.filter(line => line.productId === productId)
  const pieces = lines.reduce((sum, line) => sum + line.quantity, 0)
  const [first] = lines
  if (first?.archived) throw noLongerSold(first.product.title)
  if (first && pieces > first.stock) throw outOfStock(first.product.title, first.stock)
  refuseTooDear(cart.totalCents)
}
