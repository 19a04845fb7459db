import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { afterAll, expect, test } from 'vitest'
import { openEmptyDatabase } from '../../../../test-support/database/test-databases.ts'
import { migrate } from '../migrate.ts'
import { migrations } from '../migrations.ts'

const opened = await openEmptyDatabase()
const { db } = opened
afterAll(() => opened.close())

const before = Object.keys(migrations)
  .filter(name => name < '0093')
  .at(-1)

test('after an upgrade recorded undos have the same name for every kind of record', async () => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  expect((await migrator.migrateTo(before ?? '')).error).toBeUndefined()
  await sql`insert into users (id, email, username, password_hash, first_name, last_name, phone, gender, city, street,
      user_type, staff_role, created_at)
    values ('u', 'u@example.com', 'u', 'a hash', 'Sana', 'Malik', '', 'other', '', '', 'admin', 'owner', now())`.execute(
    db,
  )
  const rows = [
    ['collection', 'taken back'],
    ['collection', 'undone'],
    ['settings', 'undone'],
    ['product', 'undone'],
    ['collection', 'changed'],
  ]
  for (const [nth, [thing, action]] of rows.entries())
    await sql`insert into changes (id, batch_id, at, user_id, thing, subject_id, subject, action)
      values (${`c${nth}`}, 'b', now(), 'u', ${thing}, 's', 'Something', ${action})`.execute(db)
  await migrate(db)
  const kept = await db.selectFrom('changes').select('action').orderBy('id').execute()
  expect(kept.map(({ action }) => action)).toEqual([
    'undone',
    'multiplication undone',
    'multiplication undone',
    'undone',
    'changed',
  ])
})
