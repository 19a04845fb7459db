import { piecesLeft } from '../../contract/stock.ts'
import { lockShelves, takeStock } from '../catalogue/stock/stock.ts'
import type { Tx } from '../db/schema.ts'
import type { CartLine } from './load-cart.ts'
import { outOfStock } from './refusals.ts'

/**
 * Takes the stock of every line and answers where each line's came from, by line id. Throws `out_of_stock`
 * when the shop has fewer; the transaction then gives back what was taken.
 */
export async function takeCartStock(tx: Tx, lines: readonly CartLine[]): Promise<Map<string, string>> {
  const held = await lockShelves(tx, [...new Set(lines.map(line => line.productId))])
  const taken = new Map<string, string>()
  for (const line of lines) {
    const stockId = await takeStock(tx, held, line)
    if (stockId === null) {
      // As it was before anything was taken: the refusal gives it back.
      const left = piecesLeft(held.get(line.productId) ?? [], line.options)
      throw outOfStock(line.product.title, left, line.choiceLabel)
    }
    taken.set(line.id, stockId)
  }
  return taken
}
