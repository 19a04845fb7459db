import type { PricedCart } from './load-cart.ts'
import { checkTotal, noLongerSold, outOfStock } from './refusals.ts'

/**
 * Throws `out_of_stock` when the changed line and those sold from the same shelf together want more than lies on it,
 * and `invalid` when the cart comes to more than the shop takes at once; what has become of other lines hinders nobody.
 * Called inside the transaction that made the change, so a refusal undoes it.
 */
export function checkQuantity({ lines, totalCents }: PricedCart, changedId: string): void {
  for (const { product, gone, shelf, stock, choiceLabel: which } of lines.filter(
    line => line.id === changedId,
  )) {
    if (gone) throw noLongerSold(product.title, which)
    const sharing = lines.filter(line => line.shelf === shelf)
    const pieces = sharing.reduce((sum, line) => sum + line.quantity, 0)
    if (pieces > stock) throw outOfStock(product.title, stock, which)
  }
  checkTotal(totalCents)
}
