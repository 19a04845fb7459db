import { countPieces, type OrderSize } from '../../../contract/orders/order-size.ts'
import type { CartLine } from '../load-cart.ts'

/** What merging needs of a line: `shelf` names the stock it takes from, of which there are `stock` pieces. */
export type LineToMerge = Pick<
  CartLine,
  'id' | 'productId' | 'options' | 'optionsKey' | 'quantity' | 'shelf' | 'stock'
>

/**
 * The lines of a cart that change when another one is added to it: equal choices add up, as far as stock and the size of
 * an order go. What the cart has stays, even where it is too much. A line that is sold out comes along, for the cart to say so.
 */
export function mergeLines<Line extends LineToMerge>(
  own: readonly Line[],
  added: readonly Line[],
  size: OrderSize,
): Line[] {
  const merged = [...own]
  for (const line of added) {
    const at = merged.findIndex(each => isSameChoice(each, line))
    const present = merged[at]
    const quantity = Math.min(line.quantity, roomFor(line, merged, { present, size }))
    if (quantity <= 0) continue
    if (present) merged[at] = { ...present, quantity: present.quantity + quantity }
    else merged.push({ ...line, quantity })
  }
  return merged.filter(line => !own.includes(line))
}

const isSameChoice = (a: LineToMerge, b: LineToMerge) =>
  a.productId === b.productId && a.optionsKey === b.optionsKey

function roomFor(
  line: LineToMerge,
  merged: readonly LineToMerge[],
  { present, size }: { present: LineToMerge | undefined; size: OrderSize },
): number {
  if (!present && merged.length >= size.linesPerOrder) return 0
  const onShelf = merged.filter(each => each.shelf === line.shelf)
  const left = line.stock > 0 || present ? line.stock - countPieces(onShelf) : line.quantity
  return Math.min(
    left,
    size.piecesPerLine - (present?.quantity ?? 0),
    size.piecesPerOrder - countPieces(merged),
  )
}
