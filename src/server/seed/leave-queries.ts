import { sql } from 'kysely'
import { byShop, recordStockMoves } from '../catalogue/stock/stock.ts'
import { anyOf } from '../db/any-of.ts'
import type { Tx } from '../db/schema.ts'

export async function selectIds(
  tx: Tx,
  table: 'products' | 'deals' | 'pages' | 'collections' | 'users',
): Promise<string[]> {
  const rows = await tx.selectFrom(table).select('id').execute()
  return rows.map(({ id }) => id)
}

/** With all that belongs to them, and their buyers; their pieces go back, and the next order gets the first number again. */
export async function deleteAllOrders(tx: Tx): Promise<void> {
  await sql`
    update stock set quantity = stock.quantity + taken.pieces
    from (
      select stock_id, sum(quantity) as pieces
      from (
        select stock_id, quantity from order_lines where not came_back
        union all select stock_id, quantity from stock_holds) as each
      group by stock_id) as taken
    where stock.id = taken.stock_id and retired_at is null`.execute(tx)
  await tx
    .deleteFrom('changes')
    .where(({ eb, or, and }) =>
      or([
        eb('thing', 'in', ['order', 'payment']),
        and([eb('thing', '=', 'customer'), eb('action', 'in', ['noted', 'blocked', 'let order again'])]),
      ]),
    )
    .execute()
  await sql`truncate orders, order_lines, order_events, order_calls, order_notes, order_links, buyers, sums_to_count, sales_by_quarter_hour, parcels_by_day, sales_currency,
    product_sales_by_month, payments, stock_holds, hold_times, refunds, card_events, idempotency_keys, outbox
    restart identity`.execute(tx)
}

/** What they hold comes back, and no card provider is asked about them: the shop's own does not know them. */
export async function endTestPayments(tx: Tx, at: Date): Promise<void> {
  const { rows } = await sql<{ stockId: string; productId: string; change: number }>`
    update stock set quantity = stock.quantity + held.pieces
    from (select stock_id, sum(quantity)::int as pieces from stock_holds group by stock_id) as held
    where stock.id = held.stock_id and retired_at is null
    returning stock_id, product_id, pieces as change`.execute(tx)
  await recordStockMoves(tx, rows, { kind: 'released', ...byShop, orderId: null, at })
  await tx.deleteFrom('stockHolds').execute()
  await tx
    .updateTable('payments')
    .set({ state: 'released', paymentState: 'released' })
    .where('state', 'in', ['open', 'declined', 'authorised', 'releasing'])
    .execute()
  await tx.updateTable('payments').set({ nextTryAt: null }).execute()
}

export async function deleteDeals(tx: Tx, ids: readonly string[]): Promise<void> {
  await deleteChangesOf(tx, ids)
  await tx.deleteFrom('deals').where('id', '=', anyOf(ids)).execute()
}

/** With their stock and their place in carts, wish lists, deals and the record of changes. */
export async function deleteProducts(tx: Tx, ids: readonly string[]): Promise<void> {
  for (const table of [
    'cartLines',
    'wishlistItems',
    'dealProducts',
    'oldSlugs',
    'stock',
    'stockMoves',
  ] as const)
    await tx.deleteFrom(table).where('productId', '=', anyOf(ids)).execute()
  await deleteChangesOf(tx, ids)
  await tx.deleteFrom('products').where('id', '=', anyOf(ids)).execute()
}

const deleteChangesOf = (tx: Tx, subjectIds: readonly string[]) =>
  tx.deleteFrom('changes').where('subjectId', '=', anyOf(subjectIds)).execute()

/** Whoever is on record for changing something that stays is kept. */
export async function deletePeople(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.updateTable('media').set({ createdBy: null }).where('createdBy', '=', anyOf(ids)).execute()
  await tx
    .deleteFrom('users')
    .where('id', '=', anyOf(ids))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('changes').whereRef('changes.userId', '=', 'users.id').select('changes.id'))),
    )
    .execute()
}

/** Those of the demo that nobody has changed. */
export async function deleteUnchanged(
  tx: Tx,
  table: 'pages' | 'collections',
  ids: readonly string[],
): Promise<void> {
  const gone = await tx
    .deleteFrom(table)
    .where('id', '=', anyOf(ids))
    .where('version', '=', 1)
    .returning('id')
    .execute()
  await deleteChangesOf(
    tx,
    gone.map(({ id }) => id),
  )
}

/** Size charts of the demo that nobody has changed. */
export const deleteDemoCharts = (tx: Tx) =>
  tx.deleteFrom('sizeCharts').where('id', 'like', 'demo-sizes-%').where('version', '=', 1).execute()
