import { anyOf } from '../../db/any-of.ts'
import type { Tx } from '../../db/schema.ts'
import type { LineRow } from '../load-orders.ts'

export const deleteLines = (tx: Tx, ids: readonly string[]) =>
  tx.deleteFrom('orderLines').where('id', '=', anyOf(ids)).execute()

/** Title and price stay. */
export const updateLine = (
  tx: Tx,
  id: string,
  { quantity, options, image, stockId }: Pick<LineRow, 'quantity' | 'options' | 'image' | 'stockId'>,
) =>
  tx
    .updateTable('orderLines')
    .where('id', '=', id)
    .set({ quantity, options: JSON.stringify(options), image, stockId })
    .execute()

/** Notes that the packing slips of these orders were printed; of those that were cancelled or have left, nothing. */
export const markPrinted = (tx: Tx, ids: readonly string[], at: Date) =>
  tx
    .updateTable('orders')
    .where('id', '=', anyOf(ids))
    .where('status', 'in', ['Pending', 'Processing'])
    .set({ printedAt: at })
    .execute()
