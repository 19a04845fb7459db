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
  .filter(name => name < '0024')
  .at(-1)

const insertUser = (id: string, userType: string, passwordHash: string, year: number) =>
  sql`insert into users (id, email, username, password_hash, first_name, last_name, phone, gender, city, street,
      user_type, created_at)
    values (${id}, ${`${id}@example.com`}, ${id}, ${passwordHash}, 'Sana', 'Malik', '', 'other', '', '',
      ${userType}, ${new Date(Date.UTC(year, 0))})`.execute(db)

test('after an upgrade the oldest member who can sign in is the owner, and the others are managers', async () => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  expect((await migrator.migrateTo(before ?? '')).error).toBeUndefined()
  await insertUser('invited', 'admin', '', 2020)
  await insertUser('second', 'admin', 'a hash', 2022)
  await insertUser('first', 'admin', 'a hash', 2021)
  await insertUser('shopper', 'shopper', 'a hash', 2019)
  await migrate(db)
  const users = await db.selectFrom('users').select(['id', 'staffRole']).orderBy('id').execute()
  expect(users).toEqual([
    { id: 'first', staffRole: 'owner' },
    { id: 'invited', staffRole: 'manager' },
    { id: 'second', staffRole: 'manager' },
    { id: 'shopper', staffRole: null },
  ])
})

test('a member of the staff always has a role, and a shopper never', async () => {
  const wrong = [
    { userType: 'admin', staffRole: null },
    { userType: 'shopper', staffRole: 'owner' },
  ] as const
  for (const columns of wrong)
    await expect(db.updateTable('users').set(columns).where('id', '=', 'first').execute()).rejects.toThrow(
      'users_staff_role_fits',
    )
})
