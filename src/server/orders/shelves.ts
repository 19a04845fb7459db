import { piecesLeft } from '../../contract/stock.ts'
import type { CartLine } from '../cart/load-cart.ts'
import { outOfStock } from '../cart/refusals.ts'
import { giveStockBack, holdShelves, takeStock } from '../catalogue/stock.ts'
import type { Tx } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { findLines, markCameBack } from './queries.ts'

/**
 * Takes the stock of every line and answers where each line's came from, by line id. Throws `out_of_stock`
 * when the shop has fewer; the transaction then gives back what was taken.
 */
export async function takeFromShelves(tx: Tx, lines: readonly CartLine[]): Promise<Map<string, string>> {
  const held = await holdShelves(tx, productsOf(lines))
  const taken = new Map<string, string>()
  for (const line of lines) {
    const stockId = await takeStock(tx, held, line)
    if (stockId === null) {
      // As it was before this order took anything: the refusal gives it back.
      const left = piecesLeft(held.get(line.productId) ?? [], line.options)
      throw outOfStock(line.product.title, left, line.which)
    }
    taken.set(line.id, stockId)
  }
  return taken
}

/** Puts the pieces of an order cancelled or refused back where their choices are sold now; they count as sold no more. */
export async function giveBackStock(tx: Tx, deps: Pick<Deps, 'newId'>, orderId: string): Promise<void> {
  await markCameBack(tx, orderId)
  const lines = await findLines(tx, [orderId])
  const held = await holdShelves(tx, productsOf(lines))
  for (const line of lines) await giveStockBack(tx, deps, held, line)
}

const productsOf = (lines: readonly { productId: string }[]) => [
  ...new Set(lines.map(line => line.productId)),
]
