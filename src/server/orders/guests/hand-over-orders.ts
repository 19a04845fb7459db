import { insertGuest } from '../../accounts/guests/insert-guest.ts'
import { handOverChanges } from '../../audit/anonymise-changes.ts'
import { handOverStockMoves } from '../../catalogue/stock/stock.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { type Handover, handOverTo, hasOrdersToHandOver } from '../order/link-queries.ts'

/** Gives a guest's orders to a new guest whom no browser knows. The orders, their links and their record stay as they are. */
export async function handOverOrders(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'newId'>,
  handover: Handover,
): Promise<void> {
  if (!(await hasOrdersToHandOver(tx, handover))) return
  const to = deps.newId()
  await insertGuest(tx, deps, to)
  const orderIds = await handOverTo(tx, to, handover)
  await handOverChanges(tx, { from: handover.from, to, subjectIds: orderIds })
  await handOverStockMoves(tx, { from: handover.from, to, orderIds })
}
