import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { afterAll, expect, test } from 'vitest'
import { fillBeforeSums } from '../../../../test-support/database/before-sums.ts'
import { openEmptyDatabase } from '../../../../test-support/database/test-databases.ts'
import { migrate } from '../migrate.ts'
import { migrations } from '../migrations.ts'

const opened = await openEmptyDatabase()
const { db } = opened
afterAll(() => opened.close())

test('what orders had as delivery and discount becomes their adjustments, with the reasons', async () => {
  await fillBeforeSums(db)
  const provider = { getMigrations: async () => migrations }
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true })
  const { error } = await migrator.migrateTo('0078-due-of-payments')
  expect(error).toBeUndefined()
  await sql`update orders set delivery_cents = 250, discount_cents = 40, discount_reason = 'A late parcel'
    where id = 'a'`.execute(db)
  await sql`update orders set delivery_cents = 0, delivery_reason = 'She collects it' where id = 'b'`.execute(
    db,
  )
  await migrate(db)
  const rows = await db.selectFrom('orders').select(['id', 'adjustments']).orderBy('id').limit(3).execute()
  expect(rows).toEqual([
    {
      id: 'a',
      adjustments: [
        { kind: 'delivery', cents: 250, reason: '', source: 'shop' },
        { kind: 'discount', cents: -40, reason: 'A late parcel', source: 'staff' },
      ],
    },
    { id: 'b', adjustments: [{ kind: 'delivery', cents: 0, reason: 'She collects it', source: 'staff' }] },
    { id: 'c', adjustments: [{ kind: 'delivery', cents: 0, reason: '', source: 'shop' }] },
  ])
})
