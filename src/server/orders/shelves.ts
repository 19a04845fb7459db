import type { ChosenOptions } from '../../contract/catalogue.ts'
import type { CartLine } from '../cart/load-cart.ts'
import { outOfStock } from '../cart/refusals.ts'
import { loadProducts } from '../catalogue/load-products.ts'
import { giveStockBack, takeStock } from '../catalogue/stock.ts'
import type { Tx } from '../db/schema.ts'
import { findLines } from './queries.ts'

/**
 * Takes the stock of every line and answers where each line's came from, by line id. Throws `out_of_stock`
 * when the shop has fewer; the transaction then gives back what was taken.
 */
export async function takeFromShelves(tx: Tx, lines: readonly CartLine[]): Promise<Map<string, string>> {
  const taken = new Map<string, string>()
  for (const line of lines.toSorted(byShelf)) {
    const stockId = await takeStock(tx, line)
    if (stockId === null)
      throw await nothingLeft(
        tx,
        line,
        lines.filter(({ id }) => taken.has(id)),
      )
    taken.set(line.id, stockId)
  }
  return taken
}

/** Puts the stock of a cancelled order's lines back where it was taken. */
export async function giveBackStock(tx: Tx, orderId: string): Promise<void> {
  const lines = await findLines(tx, [orderId])
  for (const line of lines.toSorted(byShelf)) await giveStockBack(tx, line.stockId, line.quantity)
}

type OnShelf = { productId: string; options: ChosenOptions }

/** One order for all who lock stock, so that two of them cannot wait for each other. */
const byShelf = (a: OnShelf, b: OnShelf) => compare(shelfOf(a), shelfOf(b))

const shelfOf = ({ productId, options: { color = '', size = '' } }: OnShelf) =>
  [productId, color, size].join('\n')

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Counts what this order had taken of the product itself as still there: the refusal gives it back. */
async function nothingLeft(tx: Tx, { productId, product }: CartLine, taken: readonly CartLine[]) {
  const now = (await loadProducts(tx, [productId])).get(productId)
  const own = taken.filter(line => line.productId === productId)
  const left = own.reduce((sum, line) => sum + line.quantity, now?.inventory ?? 0)
  return outOfStock(product.title, left)
}
