import { piecesLeft } from '../../../contract/stock.ts'
import { chosenWords } from '../../parts/cart/chosen-words.ts'
import type { ShownItem } from './cart-state.ts'

/** Why a line cannot be ordered as it is, and what to do about it; null when it can. */
export function unavailableWords(item: ShownItem): string | null {
  if (item.available) return null
  if (item.gone) return 'No longer sold. Remove it to go on.'
  const { productId: product, options, left } = item
  const onShelf = piecesLeft(product.stock, options)
  if (onShelf === 0) {
    const elsewhere = product.inventory > 0 && chosenWords(options)
    return elsewhere ? `Sold out in ${elsewhere}. Remove it to go on.` : 'Sold out. Remove it to go on.'
  }
  if (left > 0) return `Only ${left} left. Choose fewer or remove it to go on.`
  return `The last ${onShelf} already lie in your cart. Remove one of the lines to go on.`
}
