import type { ActedBy } from '../../audit/actor.ts'
import { giveStockBack, lockShelves, type StockCause } from '../../catalogue/stock/stock.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { findLines, markReturned } from '../order/queries.ts'

/**
 * Puts the pieces of a cancelled or refused order back where their choices are sold now; they no longer count as sold.
 */
export async function giveBackStock(
  tx: Tx,
  deps: Pick<Deps, 'newId'>,
  orderId: string,
  cause: ActedBy & Pick<StockCause, 'kind' | 'at'>,
): Promise<void> {
  await markReturned(tx, orderId)
  const lines = await findLines(tx, [orderId])
  const held = await lockShelves(tx, [...new Set(lines.map(line => line.productId))])
  await giveStockBack(tx, deps, held, lines, { ...cause, orderId })
}
