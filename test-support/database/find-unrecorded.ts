import { sql } from 'kysely'
import type { Db } from '../../src/server/db/schema.ts'

/** The shelves whose moves do not add up to their pieces: something came or went without a record. */
export async function findUnrecorded(db: Db) {
  const { rows } = await sql`
    select coalesce(stock.id, moved.stock_id) as shelf, color, size, quantity, pieces
    from stock
    full join (select stock_id, sum(change)::int as pieces from stock_moves group by stock_id) as moved
      on moved.stock_id = stock.id
    where coalesce(quantity, 0) <> coalesce(pieces, 0)`.execute(db)
  return rows
}
