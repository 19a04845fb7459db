import { byShop, recordStockMoves } from '../src/server/catalogue/stock/stock.ts'
import { inTransaction } from '../src/server/db/in-transaction.ts'
import type { Db, Tx } from '../src/server/db/schema.ts'

/** Sets every shelf of a product, or of all, to this many pieces, as no call of the API does: past all checks. */
export const setStock = (db: Db, quantity: number, productId?: string): Promise<void> =>
  inTransaction(db, tx => setStockIn(tx, quantity, productId))

/** The same inside a transaction. */
export async function setStockIn(tx: Tx, quantity: number, productId?: string): Promise<void> {
  const shelves = tx
    .selectFrom('stock')
    .select(['id', 'productId', 'quantity'])
    .where('retiredAt', 'is', null)
    .orderBy('id')
  const before = await (productId ? shelves.where('productId', '=', productId) : shelves)
    .forUpdate()
    .execute()
  for (const { id } of before) await tx.updateTable('stock').set({ quantity }).where('id', '=', id).execute()
  const moved = before.map(({ id, productId, quantity: was }) => ({
    stockId: id,
    productId,
    change: quantity - was,
  }))
  await recordStockMoves(tx, moved, { kind: 'set', ...byShop, orderId: null, at: new Date() })
}
