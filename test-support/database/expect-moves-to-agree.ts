import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Deps } from '../../src/server/deps.ts'

/** No piece came or went without a record: the moves of every shelf add up to its quantity. */
export async function expectMovesToAgree(db: Deps['db']): Promise<void> {
  const { rows } = await sql`
    select product_id, color, size, quantity, pieces
    from stock
    left join (select stock_id, sum(change)::int as pieces from stock_moves group by stock_id) as moved
      on moved.stock_id = stock.id
    where quantity <> coalesce(pieces, 0)`.execute(db)
  expect(rows).toEqual([])
}
