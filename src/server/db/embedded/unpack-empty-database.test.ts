import { existsSync } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { temporaryFolder } from '../../../../test-support/start-shop.ts'
import { type OpenDatabase, openEmbedded, openInMemory } from '../open.ts'
import { unpackEmptyDatabase } from './unpack-empty-database.ts'

const folder = await temporaryFolder()
afterAll(() => folder.remove())

test('an empty database that is copied is the one that PGlite would make', async () => {
  const copied = await openEmbedded(join(folder.path, 'shop'))
  const made = await openInMemory()
  for (const table of await catalogueTables(made))
    expect(await rowsOf(copied, table), table).toEqual(await rowsOf(made, table))
  expect(await settingsOf(copied)).toEqual(await settingsOf(made))
  await Promise.all([copied.close(), made.close()])
})

test('a copy that was cut off is thrown away and begun again', async () => {
  const database = join(folder.path, 'database')
  await mkdir(`${database}-unfinished/base`, { recursive: true })
  await writeFile(`${database}-unfinished/base/half`, 'x')
  await unpackEmptyDatabase(database)
  expect(await readdir(join(database, 'base'))).not.toContain('half')
  expect(existsSync(`${database}-unfinished`)).toBe(false)
})

/** All but statistics of columns, and the version's number, which is that of the same major version. */
async function catalogueTables({ db }: OpenDatabase): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select oid::regclass::text as name from pg_class
    where relkind = 'r' and relnamespace in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
      and relname not in ('pg_statistic', 'sql_implementation_info')`.execute(db)
  return rows.map(({ name }) => name)
}

async function rowsOf({ db }: OpenDatabase, table: string): Promise<string[]> {
  const { rows } = await sql<{ row: string }>`
    select r::text as row from ${sql.raw(table)} r order by 1`.execute(db)
  return rows.map(({ row }) => row)
}

async function settingsOf({ db }: OpenDatabase): Promise<unknown[]> {
  const { rows } = await sql`select name, setting from pg_settings order by name`.execute(db)
  return rows
}
