import type { PricedCart } from './load-cart.ts'
import { noLongerSold, outOfStock, refuseTooDear } from './refusals.ts'

/**
 * Throws `out_of_stock` when the lines of a product that are sold from one shelf together want more than lies on it,
 * and `invalid` when the cart comes to more than the shop takes at once. Called inside the transaction that made the change, so a
 * refusal undoes it.
 */
export function checkQuantity(cart: PricedCart, productId: string): void {
  const lines = cart.lines.filter(line => line.productId === productId)
  for (const { product, gone, shelf, stock, which } of lines) {
    if (gone) throw noLongerSold(product.title)
    const sharing = lines.filter(line => line.shelf === shelf)
    const pieces = sharing.reduce((sum, line) => sum + line.quantity, 0)
    if (pieces > stock) throw outOfStock(product.title, stock, which)
  }
  refuseTooDear(cart.totalCents)
}
