import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openEmptyDatabase } from '../../../test-support/database/test-databases.ts'
import { inTransaction } from './in-transaction.ts'
import type { Db, Tx } from './schema.ts'
import { statementNames } from './statement-names.ts'

const opened = await openEmptyDatabase()
const isPostgres = inject('database').kind === 'postgres'

const widen = (column: string) =>
  sql`alter table things add column ${sql.ref(column)} integer`.execute(opened.db)
const readThings = async (db: Db | Tx) =>
  (await sql`select * from things where id = ${1}`.execute(db)).rows[0]

beforeAll(async () => {
  await sql`create table things (id integer)`.execute(opened.db)
  await sql`insert into things values (1)`.execute(opened.db)
})
afterAll(() => opened.close())

test('a statement that runs twice gets a name, and keeps it', () => {
  const { nameOf } = statementNames()
  expect(nameOf('select 1')).toBeUndefined()
  const name = nameOf('select 1')
  expect(name).toEqual(expect.any(String))
  expect(nameOf('select 1')).toBe(name)
})

test('only so many statements get a name, and long ones never do', () => {
  const { nameOf } = statementNames(2)
  const forms = ['a', 'b', 'c', 'x'.repeat(20_000)]
  for (const form of forms) nameOf(form)
  expect(forms.map(form => nameOf(form) !== undefined)).toEqual([true, true, false, false])
})

test.runIf(isPostgres)('PostgreSQL keeps the plan of a statement that runs again', async () => {
  await opened.db.connection().execute(async db => {
    for (let run = 0; run < 3; run++) await readThings(db)
    const { rows } = await sql`select statement from pg_prepared_statements`.execute(db)
    expect(rows).toEqual([{ statement: 'select * from things where id = $1' }])
  })
})

test('a statement works when its table was changed after it was planned', async () => {
  for (let run = 0; run < 3; run++) await readThings(opened.db)
  await widen('width')
  expect(await readThings(opened.db)).toEqual({ id: 1, width: null })
})

test('so does a transaction', async () => {
  for (let run = 0; run < 3; run++) await readThings(opened.db)
  await widen('height')
  expect(await inTransaction(opened.db, readThings)).toEqual({ id: 1, width: null, height: null })
})
