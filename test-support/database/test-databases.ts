import { readFile } from 'node:fs/promises'
import { type KyselyPlugin, sql } from 'kysely'
import { inject } from 'vitest'
import { type OpenDatabase, openInMemory, openPostgres } from '../../src/server/db/open.ts'
import type { Db } from '../../src/server/db/schema.ts'
import { createDatabase } from './start-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Dumps, or the name of a database to copy. */
    database:
      | { kind: 'pglite'; empty: string; migrated: string }
      | { kind: 'postgres'; serverUrl: string; migrated: string }
  }
}

/** Migrated databases without a row that no test uses now. Opening one takes far longer than emptying it. */
const spare: OpenDatabase[] = []

/** A migrated database without a row. Closed, it is emptied and kept for the worker's next test. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const opened = spare.pop() ?? (await openMigrated())
  let closed = false
  const refuseLate: KyselyPlugin = {
    transformQuery: ({ node }) => {
      // What a test left running must not reach the database of the next one.
      if (closed) throw new Error('The test that used this database has ended.')
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return {
    ...opened,
    db: opened.db.withPlugin(refuseLate),
    close: async () => {
      closed = true
      await emptyTables(opened.db)
      spare.push(opened)
    },
  }
}

/** A database that knows no tables yet, for tests of migrations. */
export const openEmptyDatabase = async (): Promise<OpenDatabase> => {
  const provided = inject('database')
  return provided.kind === 'pglite' ? openDump(provided.empty) : openOnServer(provided.serverUrl)
}

async function openMigrated(): Promise<OpenDatabase> {
  const provided = inject('database')
  const opened = await (provided.kind === 'pglite'
    ? openDump(provided.migrated)
    : openOnServer(provided.serverUrl, provided.migrated))
  for (const { name } of await tablesOf(opened.db)) {
    const { rows } = await sql`select from ${sql.ref(name)} limit 1`.execute(opened.db)
    if (rows.length > 0) throw new Error(`Migrations fill ${name}, which emptyTables would empty for good.`)
  }
  return opened
}

/** Makes a migrated database as good as new, since the migrations insert no rows; truncating would take ten times as long. */
async function emptyTables(db: Db): Promise<void> {
  const tables = await tablesOf(db)
  const deletes = tables.map(({ name }) => `delete from ${name};`).join(' ')
  await sql
    .raw(`do $$ begin
      -- No trigger and no foreign key: all goes at once.
      set local session_replication_role = replica;
      ${deletes}
      perform setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false) from pg_sequences;
    end $$`)
    .execute(db)
  const large = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and pg_relation_size(oid) > 1000000
    and relnamespace = 'public'::regnamespace`.execute(db)
  // What a test of thousands of rows leaves would slow down every later one.
  for (const { name } of large.rows) await sql`vacuum ${sql.ref(name)}`.execute(db)
}

async function tablesOf(db: Db) {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'kysely_%'`.execute(db)
  return rows
}

const openDump = async (path: string) => openInMemory(new Blob([await readFile(path)]))

async function openOnServer(serverUrl: string, template?: string): Promise<OpenDatabase> {
  const database = await createDatabase(serverUrl, template)
  const opened = openPostgres(database.url)
  return {
    ...opened,
    close: async () => {
      await opened.close()
      await database.drop()
    },
  }
}
