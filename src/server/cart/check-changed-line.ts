import { checkTotal, noLongerSold, outOfStock } from './cart-errors.ts'
import type { PricedCart } from './load-cart.ts'

/**
 * Checks the changed line of a cart before it is saved; other lines are left alone.
 * @throws out_of_stock the line and others of its shelf want more pieces than it has
 * @throws invalid the cart comes to more than the shop takes at once
 */
export function checkChangedLine({ lines, totalCents }: PricedCart, changedLineId: string): void {
  const changed = lines.find(line => line.id === changedLineId)
  if (changed) {
    const { product, gone, shelf, stock, choiceLabel } = changed
    if (gone) throw noLongerSold(product.title, choiceLabel)
    const sharing = lines.filter(line => line.shelf === shelf)
    const pieces = sharing.reduce((sum, line) => sum + line.quantity, 0)
    if (pieces > stock) throw outOfStock(product.title, stock, choiceLabel)
  }
  checkTotal(totalCents)
}
