import type { PricedCart } from './load-cart.ts'
import { checkTotal, noLongerSold, outOfStock } from './refusals.ts'

/** Throws `out_of_stock` when something in the cart cannot be had any more, `invalid` when it comes to too much. */
export function checkAvailability({ lines, totalCents }: PricedCart): void {
  for (const line of lines) {
    if (line.gone) throw noLongerSold(line.product.title, line.choiceLabel)
    if (!line.available) throw outOfStock(line.product.title, line.stock, line.choiceLabel)
  }
  checkTotal(totalCents)
}
