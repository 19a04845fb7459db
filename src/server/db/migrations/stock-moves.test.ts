import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { fillBeforeSums } from '../../../../test-support/database/before-sums.ts'
import { openEmptyDatabase } from '../../../../test-support/database/test-databases.ts'
import { migrate } from '../migrate.ts'

const opened = await openEmptyDatabase()
const { db } = opened
afterAll(() => opened.close())

test('the record of a shop opens with the pieces that it has', async () => {
  await fillBeforeSums(db)
  await sql`insert into stock (id, product_id, color, quantity) values ('empty', 'kurta', 'Rose', 0)`.execute(
    db,
  )
  await migrate(db)
  expect(
    await db.selectFrom('stockMoves').select(['stockId', 'productId', 'change', 'kind', 'machine']).execute(),
  ).toEqual([{ stockId: 'shelf', productId: 'kurta', change: 1, kind: 'opening', machine: 'clock' }])
})
