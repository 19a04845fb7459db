import {
  countPieces,
  isTooMany,
  type OrderSize,
  orderSizeProblem,
} from '../../../contract/orders/order-size.ts'

type Lines = readonly { quantity: number }[]

/** Why no order takes a line, and what to do about it; null when one does. */
export const lineTooLargeText = (line: Lines[number], size: OrderSize): string | null =>
  isTooMany(line, size) ? `${orderSizeProblem([line], size)} Choose fewer to continue.` : null

/** The same of the whole cart, which says how much has to go. */
export function cartTooLargeText(lines: Lines, size: OrderSize): string | null {
  const problem = orderSizeProblem(lines, size)
  if (problem === null || lines.some(line => isTooMany(line, size))) return problem
  const [pieces, items] = [countPieces(lines) - size.piecesPerOrder, lines.length - size.linesPerOrder]
  return `${problem} Take out ${pieces > 0 ? pieces : items} to continue.`
}
