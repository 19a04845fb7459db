/** How much one order takes at most. The shop's settings say how much (docs/decisions/0024); a cart takes no more. */
export type OrderSize = { piecesPerLine: number; piecesPerOrder: number; linesPerOrder: number }

type Lines = readonly { quantity: number }[]

/** Why no order takes these lines, as a sentence; null when one does. */
export function orderSizeProblem(
  lines: Lines,
  { piecesPerLine, piecesPerOrder, linesPerOrder }: OrderSize,
): string | null {
  if (lines.some(line => isTooMany(line, { piecesPerLine })))
    return `An order takes at most ${pieces(piecesPerLine)} of one item.`
  if (countPieces(lines) > piecesPerOrder) return `An order takes at most ${pieces(piecesPerOrder)}.`
  if (lines.length > linesPerOrder)
    return `An order takes at most ${linesPerOrder} different item${linesPerOrder === 1 ? '' : 's'}.`
  return null
}

/** Whether no order takes as many pieces of one item. */
export const isTooMany = (
  { quantity }: Lines[number],
  { piecesPerLine }: Pick<OrderSize, 'piecesPerLine'>,
): boolean => quantity > piecesPerLine

export const countPieces = (lines: Lines): number => lines.reduce((sum, { quantity }) => sum + quantity, 0)

const pieces = (count: number) => (count === 1 ? '1 piece' : `${count} pieces`)
