import { sql } from 'kysely'
import type { Place } from '../../../contract/catalogue/places.ts'
import type { StockMoveKind } from '../../../contract/catalogue/stock-moves.ts'
import { anyOf } from '../../db/any-of.ts'
import { placeOfRows } from '../../db/place-columns.ts'
import type { Db, Tx } from '../../db/schema.ts'

/** What orders do to a shelf. Whatever else changes it says how many pieces there are, as a count does. */
const ofOrders: readonly StockMoveKind[] = ['sold', 'cancelled', 'refused', 'changed', 'held', 'released']

export type ShelfToCountRow = Place & {
  productId: string
  quantity: number
  waiting: number
  version: string
}

/**
 * The shelves of these products, retired ones only where pieces wait on them. `waiting`: their pieces in orders that are not packed, and held for card payments. `version`
 * changes with whatever else than an order changes the pieces.
 */
export async function findShelvesToCount(
  db: Db | Tx,
  productIds: readonly string[],
): Promise<(ShelfToCountRow & { isRetired: boolean })[]> {
  const { rows } = await sql<ShelfToCountRow & { isRetired: boolean }>`
    with waiting as (
      select stock_id, sum(quantity)::int as pieces from (
        select stock_id, quantity from order_lines
        where product_id = ${anyOf(productIds)}
          and order_id = any(array(select id from orders where status = 'Pending'))
        union all
        select stock_id, quantity from stock_holds where product_id = ${anyOf(productIds)}) as each
      group by stock_id),
    set_last as (
      select stock_id, max(id) as id from stock_moves
      where product_id = ${anyOf(productIds)} and kind <> all(${ofOrders}::text[])
      group by stock_id)
    select product_id as "productId", ${placeOfRows()}, quantity, coalesce(waiting.pieces, 0) as waiting,
      coalesce(set_last.id::text, '') as version, retired_at is not null as "isRetired"
    from stock
      left join waiting on waiting.stock_id = stock.id
      left join set_last on set_last.stock_id = stock.id
    where product_id = ${anyOf(productIds)} and (retired_at is null or waiting.pieces > 0)
    order by product_id, ${placeOfRows()}`.execute(db)
  return rows
}
