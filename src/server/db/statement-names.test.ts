import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEmptyDatabase } from '../../../test-support/database/test-databases.ts'
import { inTransaction } from './in-transaction.ts'
import type { Db, Tx } from './schema.ts'
import { statementNames } from './statement-names.ts'

const opened = await openEmptyDatabase()

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

test('the plan of a statement that runs again is kept', async () => {
  await opened.db.connection().execute(async db => {
    for (let run = 0; run < 3; run++) await readThings(db)
    const { rows } = await sql`select statement from pg_prepared_statements`.execute(db)
    expect(rows).toEqual([{ statement: 'select * from things where id = $1' }])
  })
})

test('a statement that failed under its name works again with other values, in a transaction or outside', async () => {
  const readAs = (db: Db | Tx, id: unknown) =>
    sql<{ id: number }>`select id from things where id = ${id}::integer`.execute(db)
  for (let run = 0; run < 3; run++) {
    await expect(readAs(opened.db, 'one')).rejects.toMatchObject({ code: '22P02' })
    await expect(inTransaction(opened.db, tx => readAs(tx, 'one'))).rejects.toMatchObject({ code: '22P02' })
    for (const id of [1, null])
      expect((await readAs(opened.db, id)).rows).toEqual(id === null ? [] : [{ id }])
    expect((await inTransaction(opened.db, tx => readAs(tx, 1))).rows).toEqual([{ id: 1 }])
  }
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

test('so does a transaction of many statements, after one more try', async () => {
  const read = (nth: number) => async (db: Db | Tx) =>
    (await sql`select *, ${sql.lit(nth)} as nth from things where id = ${1}`.execute(db)).rows[0]
  const reads = [0, 1, 2, 3, 4].map(read)
  for (let run = 0; run < 3; run++) for (const each of reads) await each(opened.db)
  await widen('depth')
  let tries = 0
  const rows = await inTransaction(opened.db, async tx => {
    tries += 1
    const found = []
    for (const each of reads) found.push(await each(tx))
    return found
  })
  expect(rows).toMatchObject(reads.map((_, nth) => ({ nth, depth: null })))
  expect(tries).toBe(2)
})

test('a statement that comes while the database closes fails: it never seems to have run', async () => {
  const other = await openEmptyDatabase()
  await sql`create table things (id integer)`.execute(other.db)
  const add = () => sql`insert into things values (${1}) returning id`.execute(other.db)
  for (let run = 0; run < 3; run++) expect((await add()).rows).toEqual([{ id: 1 }])
  const closed = other.close()
  const during = await add().then(
    ({ rows }) => rows.length,
    () => 'refused',
  )
  await closed
  // A pool lets the last statement finish.
  expect([1, 'refused']).toContain(during)
  await expect(add()).rejects.toThrow()
})
