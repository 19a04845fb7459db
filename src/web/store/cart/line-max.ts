import { countPieces, type OrderSize } from '../../../contract/orders/order-size.ts'
import type { ShownItem } from './cart-state.ts'

/**
 * The most pieces that a line of the cart can be given, by its stock and by what an order takes; and why, unless it is
 * for the stock. What the line has already stays.
 */
export function lineMax(
  { quantity, left }: Pick<ShownItem, 'quantity' | 'left'>,
  items: readonly { quantity: number }[],
  size: OrderSize | undefined,
): { max: number; maxReason?: string } {
  if (!size) return { max: left }
  const { piecesPerLine, piecesPerOrder } = size
  const ofOrder = piecesPerOrder - (countPieces(items) - quantity)
  const max = Math.max(quantity, Math.min(piecesPerLine, ofOrder))
  if (left <= max) return { max: left }
  const ofOne = piecesPerLine <= ofOrder
  return { max, maxReason: ofOne ? `At most ${piecesPerLine} each` : `At most ${piecesPerOrder} in all` }
}
