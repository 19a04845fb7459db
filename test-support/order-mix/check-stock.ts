import { expect } from 'vitest'
import { piecesAtFirst, placeOf, type Round, sizes } from './round.ts'

/**
 * Every piece that was there, received or found by a count is on its shelf, held for a card, or in one order that has not ended: none
 * twice, none lost.
 */
export async function checkStock({ shop: { db }, products, came }: Round): Promise<void> {
  const ids = products.map(({ _id }) => _id)
  const stock = await db.selectFrom('stock').where('productId', 'in', ids).selectAll().execute()
  const held = await db.selectFrom('stockHolds').where('productId', 'in', ids).selectAll().execute()
  const lines = await db
    .selectFrom('orderLines')
    .innerJoin('orders', 'orders.id', 'orderId')
    .where('productId', 'in', ids)
    .select(['productId', 'options', 'quantity', 'stockId', 'cameBack', 'status', 'refusedAt'])
    .execute()
  const hasEnded = ({ status, refusedAt }: (typeof lines)[number]) =>
    status === 'Cancelled' || refusedAt !== null
  for (const line of lines) expect(line.cameBack, 'came back').toBe(hasEnded(line))
  for (const productId of ids)
    for (const size of sizes) {
      const shelf = stock.find(each => each.productId === productId && each.size === size)
      const ofChoice = <Row extends { productId: string; options: { size?: string | undefined } }>(
        rows: readonly Row[],
      ) => rows.filter(row => row.productId === productId && row.options.size === size)
      const sold = ofChoice(lines).filter(line => !hasEnded(line))
      for (const { stockId } of sold) expect(stockId).toBe(shelf?.id)
      const counts = { left: shelf?.quantity ?? 0, sold: sumOf(sold), held: sumOf(ofChoice(held)) }
      expect(counts.left).toBeGreaterThanOrEqual(0)
      expect(counts.left + counts.sold + counts.held, JSON.stringify(counts)).toBe(
        piecesAtFirst + (came.get(placeOf(productId, size)) ?? 0),
      )
    }
  expect(stock).toHaveLength(ids.length * sizes.length)
}

const sumOf = (rows: readonly { quantity: number }[]): number =>
  rows.reduce((sum, { quantity }) => sum + quantity, 0)
