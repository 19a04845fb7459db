/** A cart line before pricing. `stock` is how many pieces the `shelf` has that serves it. */
export type LineToPrice = { shelf: string; priceCents: number; quantity: number; stock: number }

export type PricedLine<Line> = Line & { available: boolean; lineTotalCents: number }

export type PricedLines<Line> = { lines: PricedLine<Line>[]; totalCents: number }

/**
 * Prices a cart, in cents. Lines served from one shelf share its stock, first line first. A line that wants more pieces
 * than are left is not available and does not count into the total.
 */
export function priceCart<Line extends LineToPrice>(lines: readonly Line[]): PricedLines<Line> {
  const left = new Map<string, number>()
  const priced = lines.map(line => {
    const stock = left.get(line.shelf) ?? line.stock
    const available = line.quantity <= stock
    left.set(line.shelf, available ? stock - line.quantity : stock)
    return { ...line, available, lineTotalCents: line.priceCents * line.quantity }
  })
  const totalCents = priced.reduce((sum, line) => sum + (line.available ? line.lineTotalCents : 0), 0)
  return { lines: priced, totalCents }
}
