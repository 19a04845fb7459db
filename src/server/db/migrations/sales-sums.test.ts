import { afterAll, expect, test } from 'vitest'
import { fillBeforeSums } from '../../../../test-support/database/before-sums.ts'
import { openEmptyDatabase } from '../../../../test-support/database/test-databases.ts'
import { migrate } from '../migrate.ts'

const opened = await openEmptyDatabase()
const { db } = opened
afterAll(() => opened.close())

test('the orders that a shop already has are in the sums of sales', async () => {
  await fillBeforeSums(db)
  await migrate(db)
  const quarters = await db.selectFrom('salesByQuarterHour').selectAll().orderBy('beginsAt').execute()
  expect(quarters.map(({ cents, ...row }) => ({ ...row, cents: Number(cents) }))).toEqual([
    { beginsAt: new Date('2026-10-31T23:45:00Z'), orders: 1, cents: 500 },
    { beginsAt: new Date('2026-11-01T00:00:00Z'), orders: 2, cents: 1_600 },
  ])
  const months = await db.selectFrom('productSalesByMonth').selectAll().orderBy('month').execute()
  expect(months.map(({ cents, ...row }) => ({ ...row, cents: Number(cents) }))).toEqual([
    { productId: 'kurta', month: new Date('2026-10-01T00:00:00Z'), units: 2, cents: 200 },
    { productId: 'kurta', month: new Date('2026-11-01T00:00:00Z'), units: 4, cents: 400 },
  ])
  expect(await db.selectFrom('salesToCount').selectAll().execute()).toEqual([])
})
