import { inTransaction } from '../../db/in-transaction.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { deleteStockMoves, insertMissingMoves, lockCorrections } from './stock-queries.ts'

/** Forgets all moves and begins with what every shelf has now, for a shop whose orders have been deleted. */
export async function openStockMovesAnew(tx: Tx, at: Date): Promise<void> {
  await deleteStockMoves(tx)
  await insertMissingMoves(tx, { kind: 'opening', at })
}

/**
 * Records the pieces that moves do not account for, and logs it: a process of the version before, which writes none, may sell
 * beside a new one for a while.
 */
export async function correctStockMoves({
  db,
  clock,
  log,
}: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<void> {
  const shelves = await inTransaction(db, async tx => {
    // Of two processes at once, the second finds nothing missing any more.
    await lockCorrections(tx)
    return insertMissingMoves(tx, { kind: 'corrected', at: clock() })
  })
  if (shelves > 0)
    log.warn(`${shelves} rows of stock had changed without a record; the changes are on record now.`)
}
