import { piecesLeft } from '../../../contract/catalogue/stock.ts'
import { choiceLabel, unchosenOption } from '../../../contract/orders/choice-label.ts'
import type { ShownItem } from './cart-state.ts'

/** Why a line cannot be ordered as it is, and what to do about it; null when it can. */
export function unavailableText(item: ShownItem): string | null {
  if (item.available) return null
  const { productId: product, options, left } = item
  const unchosen = unchosenOption(product, options)
  if (item.gone && unchosen !== null)
    return `Now comes with a choice of ${unchosen}. Remove it and add it again.`
  if (item.gone) return 'No longer on sale. Remove it to continue.'
  const onShelf = piecesLeft(product.stock, options)
  if (onShelf === 0) {
    const elsewhere = product.inventory > 0 && choiceLabel(options)
    return elsewhere ? `Sold out in ${elsewhere}. Remove it to continue.` : 'Sold out. Remove it to continue.'
  }
  if (left > 0) return `Only ${left} left. Choose fewer or remove it to continue.`
  return `The last ${onShelf} are already in your cart. Remove one of the lines to continue.`
}
