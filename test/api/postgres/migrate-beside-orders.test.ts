import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction } from '../../../src/server/db/in-transaction.ts'
import { migrate } from '../../../src/server/db/migrate.ts'
import type { Db, Tx } from '../../../src/server/db/schema.ts'
import { fillBeforeSums } from '../../../test-support/database/before-sums.ts'
import { openEmptyDatabase } from '../../../test-support/database/test-databases.ts'
import { untilWaiting } from '../../../test-support/database/until-waiting.ts'

/** Runs a test on the database of a shop that has no sums of sales yet. */
async function beforeSums(work: (db: Db) => Promise<void>): Promise<void> {
  const { db, close } = await openEmptyDatabase()
  try {
    await fillBeforeSums(db)
    await work(db)
  } finally {
    await close()
  }
}

const lockShelf = (tx: Tx) => sql`select id from stock for update`.execute(tx)

const writeOrder = (tx: Tx) =>
  sql`with written as (
      insert into orders (id, user_id, status, payment_method, total_cents, full_name, address, city, postal_code,
        country, phone, request_hash, created_at)
      values ('late', 'u', 'Pending', 'COD', 800, '', '', '', '', '', '', '', '2026-12-01T00:00:00Z') returning *)
    insert into order_lines (id, order_id, position, product_id, title, image, price_cents, base_price_cents, quantity,
      options, stock_id, placed_at)
    select id, id, 1, 'kurta', '', '', 800, 800, 1, '{}', 'shelf', created_at from written`.execute(tx)

test('a shop is updated beside one that is taking an order, which the sums then count', () =>
  beforeSums(async db => {
    const { migrated } = await db.transaction().execute(async tx => {
      await lockShelf(tx)
      const migrated = migrate(db)
      await untilWaiting(db)
      await writeOrder(tx)
      return { migrated }
    })
    await migrated
    const { rows } = await sql`select orders, cents::int from sales_by_quarter_hour
      where begins_at = '2026-12-01T00:00:00Z'`.execute(db)
    expect(rows).toEqual([{ orders: 1, cents: 800 }])
  }))

test('a shop is updated beside one that cancels an order, which locks the order before its shelf', () =>
  beforeSums(async db => {
    let migrated: Promise<void> | undefined
    await inTransaction(db, async tx => {
      await sql`select id from orders where id = 'a' for update`.execute(tx)
      if (!migrated) {
        migrated = migrate(db)
        await untilWaiting(db)
      }
      await lockShelf(tx)
    })
    await expect(migrated).resolves.toBeUndefined()
  }))
