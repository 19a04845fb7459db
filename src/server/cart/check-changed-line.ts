import { countPieces } from '../../contract/orders/order-size.ts'
import { checkTotal, noLongerSold, outOfStockBesideCart } from './cart-errors.ts'
import type { PricedCart, StoredLine } from './load-cart.ts'

/**
 * Checks the changed line of a cart before it is saved; other lines are left alone. `before` are the lines as they are.
 * @throws out_of_stock the line and others of its shelf want more pieces than it has
 * @throws invalid the cart comes to more than the shop takes at once
 */
export function checkChangedLine(
  { lines, totalCents }: PricedCart,
  changedLineId: string,
  before: readonly StoredLine[],
): void {
  const changed = lines.find(line => line.id === changedLineId)
  if (changed) {
    const { product, gone, shelf, stock, choiceLabel } = changed
    if (gone) throw noLongerSold(changed)
    const sharing = lines.filter(line => line.shelf === shelf)
    if (countPieces(sharing) > stock) {
      const inCart = countPieces(before.filter(({ id }) => sharing.some(line => line.id === id)))
      throw outOfStockBesideCart(product.title, { left: stock, inCart, choiceLabel })
    }
  }
  checkTotal(totalCents)
}
