import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { fillBeforeSums } from '../../../../test-support/database/before-sums.ts'
import { openEmptyDatabase } from '../../../../test-support/database/test-databases.ts'
import { sumSales } from '../../orders/money/sum-sales.ts'
import { migrate } from '../migrate.ts'

const opened = await openEmptyDatabase()
const { db } = opened
afterAll(() => opened.close())

test('the orders that a shop already has are in the sums of sales', async () => {
  await fillBeforeSums(db)
  await migrate(db)
  await sumSales({ db, clock: () => new Date('2026-11-22T12:00:00Z') })
  const quarters = await db.selectFrom('salesByQuarterHour').selectAll().orderBy('beginsAt').execute()
  const numbers = quarters.map(({ beginsAt, orders, cents, placedCents }) => [
    ...[beginsAt.toISOString(), orders],
    ...[Number(cents), Number(placedCents)],
  ])
  expect(numbers).toEqual([
    ['2026-10-31T23:45:00.000Z', 1, 500, 500],
    ['2026-11-01T00:00:00.000Z', 2, 1_600, 4_000],
  ])
  const months = await db.selectFrom('productSalesByMonth').selectAll().orderBy('month').execute()
  expect(months.map(({ cents, ...row }) => ({ ...row, cents: Number(cents) }))).toEqual([
    { productId: 'kurta', month: new Date('2026-10-01T00:00:00Z'), units: 2, cents: 200 },
    { productId: 'kurta', month: new Date('2026-11-01T00:00:00Z'), units: 4, cents: 400 },
  ])
  expect(await db.selectFrom('sumsToCount').selectAll().execute()).toEqual([])
})

test('a process of the version before takes no mark away', async () => {
  await sql`update orders set total_cents = total_cents + 1 where id = 'a'`.execute(db)
  await sql`delete from sales_to_count`.execute(db)
  const marks = await db.selectFrom('sumsToCount').select('beginsAt').execute()
  expect(marks).toEqual([{ beginsAt: new Date('2026-10-31T23:45:00Z') }])
})

test('what changed between a migration and the laying down of new triggers is counted once these are there', async () => {
  await sql`alter table orders disable trigger mark_order`.execute(db)
  await sql`update orders set total_cents = 9000 where id = 'b'`.execute(db)
  await sql`alter table orders enable trigger mark_order`.execute(db)
  await sql`comment on function announce() is 'of another version'`.execute(db)
  await migrate(db)
  await sumSales({ db, clock: () => new Date('2026-11-22T12:00:00Z') })
  const { cents } = await db
    .selectFrom('salesByQuarterHour')
    .where('beginsAt', '=', new Date('2026-11-01T00:00:00Z'))
    .select('cents')
    .executeTakeFirstOrThrow()
  expect(Number(cents)).toBe(9_900)
})
