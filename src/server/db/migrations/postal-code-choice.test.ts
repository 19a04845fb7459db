import { type Kysely, sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openEmptyDatabase } from '../../../../test-support/database/test-databases.ts'
import { migrate } from '../migrate.ts'
import { up } from './0090-postal-code-choice.ts'

const opened = await openEmptyDatabase()
const { db } = opened
afterAll(() => opened.close())

test.each([
  [
    { guestsMayOrder: true, asksPostalCode: true },
    { guestsMayOrder: true, asksPostalCode: true, postalCode: 'required' },
  ],
  [
    { guestsMayOrder: true, asksPostalCode: false },
    { guestsMayOrder: true, asksPostalCode: false, postalCode: 'hidden' },
  ],
  [{ postalCode: 'optional' }, { postalCode: 'optional' }],
])('what a shop has set as %j stays what it was', async (before, after) => {
  await migrate(db)
  await sql`delete from settings`.execute(db)
  await sql`insert into settings (name, version, value, changed_at)
    values ('checkout', 1, ${JSON.stringify(before)}::jsonb, now())`.execute(db)
  await up(db as unknown as Kysely<unknown>)
  const { rows } = await sql<{ value: object }>`select value from settings`.execute(db)
  expect(rows).toEqual([{ value: after }])
})
