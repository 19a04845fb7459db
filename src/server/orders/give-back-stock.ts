import { giveStockBack, holdShelves } from '../catalogue/stock.ts'
import type { Tx } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { findLines } from './queries.ts'

/** Puts the stock of a cancelled order's lines back where their choices are sold now. */
export async function giveBackStock(tx: Tx, deps: Pick<Deps, 'newId'>, orderId: string): Promise<void> {
  const lines = await findLines(tx, [orderId])
  const held = await holdShelves(tx, [...new Set(lines.map(line => line.productId))])
  for (const line of lines) await giveStockBack(tx, deps, held, line)
}
