import { sql } from 'kysely'
import { anyOf } from '../../db/any-of.ts'
import type { Db, Tx } from '../../db/schema.ts'
import type { LineRow } from '../order/load-orders.ts'

export const deleteLines = (tx: Tx, ids: readonly string[]) =>
  tx.deleteFrom('orderLines').where('id', '=', anyOf(ids)).execute()

type LineUpdate = Pick<
  LineRow,
  'quantity' | 'options' | 'image' | 'stockId' | 'priceCents' | 'basePriceCents' | 'dealId'
>

/** The title stays, and SKU and cost where the pieces are the same; more of them count at that cost. */
export const updateLine = (
  tx: Tx,
  id: string,
  { quantity, options, image, stockId, priceCents, basePriceCents, dealId }: LineUpdate,
) =>
  tx
    .updateTable('orderLines')
    .where('id', '=', id)
    .set({
      quantity,
      options: JSON.stringify(options),
      image,
      stockId,
      priceCents,
      basePriceCents,
      dealId,
      sku: sql`case when stock_id = ${stockId} then order_lines.sku
        else (select stock.sku from stock where stock.id = ${stockId}) end`,
      costCents: sql`case when stock_id = ${stockId} then order_lines.cost_cents
        else (select stock.cost_cents from stock where stock.id = ${stockId}) end`,
    })
    .execute()

/** The ids of the orders of a phone that wait to be packed and were placed between these moments, oldest first. */
export async function findOrdersOfPhone(
  db: Db,
  phoneKey: string,
  { from, until }: { from: Date; until: Date },
): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .where('phoneKey', '=', phoneKey)
    .where('status', '=', 'Pending')
    .where('createdAt', '>=', from)
    .where('createdAt', '<=', until)
    .select('id')
    .orderBy('createdAt')
    .limit(20)
    .execute()
  return rows.map(({ id }) => id)
}

/** Notes that the packing slips of these orders were printed; of those that were cancelled or have left, nothing. */
export const markPrinted = (tx: Tx, ids: readonly string[], at: Date) =>
  tx
    .updateTable('orders')
    .where('id', '=', anyOf(ids))
    .where('status', 'in', ['Pending', 'Processing'])
    .set({ printedAt: at })
    .execute()
