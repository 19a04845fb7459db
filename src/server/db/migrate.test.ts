import { type KyselyPlugin, sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openEmptyDatabase } from '../../../test-support/database/test-databases.ts'
import { listMigrations } from '../backup/rows-queries.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations.ts'
import type { Db } from './schema.ts'

const names = Object.keys(migrations)

async function openEmpty() {
  const opened = await openEmptyDatabase()
  afterAll(opened.close)
  return opened.db
}

/** The columns, indexes, functions and triggers of a database, and the migrations it has run. */
async function stateOf(db: Db) {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name || ' ' || data_type as name from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely_%'
    union all select indexdef from pg_indexes where schemaname = 'public' and tablename not like 'kysely_%'
    union all select proname from pg_proc join pg_language on pg_language.oid = prolang
      where pronamespace = 'public'::regnamespace and lanname in ('sql', 'plpgsql')
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    order by name`.execute(db)
  return { parts: rows.map(({ name }) => name), run: await listMigrations(db).catch(() => []) }
}

/** Cuts the work off before its nth statement. */
function cutAt(nth: number): KyselyPlugin & { count: number } {
  return {
    count: 0,
    transformQuery({ node }) {
      this.count += 1
      if (this.count === nth) throw new Error('Cut off')
      return node
    },
    transformResult: async ({ result }) => result,
  }
}

/** Migrated once, by three processes that started together. */
const whole = await openEmpty()
await Promise.all([migrate(whole), migrate(whole), migrate(whole)])

test('processes that start at once migrate once', async () => {
  expect(await listMigrations(whole)).toEqual(names)
})

test('a migration that is cut off leaves the database as it was, and the next start does it whole', async () => {
  const db = await openEmpty()
  for (const statement of [40, 110]) {
    await expect(migrate(db.withPlugin(cutAt(statement)))).rejects.toThrow('Cut off')
    expect(await stateOf(db), `before statement ${statement}`).toEqual({ parts: [], run: [] })
  }
  await migrate(db)
  expect(await stateOf(db)).toEqual(await stateOf(whole))
})

test('a migration that was added between those a database has is run, too', async () => {
  const db = await openEmpty()
  await migrate(db, { only: names.filter(name => name !== '0020-known-devices') })
  await migrate(db)
  expect(await stateOf(db)).toEqual(await stateOf(whole))
})

test('functions and triggers of an older version give way to those of today', async () => {
  const db = await openEmpty()
  await migrate(db, { only: names })
  const migrated = await stateOf(db)
  await expect(migrate(db.withPlugin(cutAt(20)))).rejects.toThrow('Cut off')
  expect(await stateOf(db)).toEqual(migrated)
  await migrate(db)
  expect(await stateOf(db)).toEqual(await stateOf(whole))
})

test('a database of a newer version is refused in words that say what to do', async () => {
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(whole)
  await expect(migrate(whole)).rejects.toThrow(
    /last used by a newer version of the shop.*9999-later.*Start the newer version, or restore a backup/,
  )
})
