import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { inTransaction, retryTransaction } from './in-transaction.ts'
import { migrations } from './migrations.ts'
import { layDownRoutines } from './routines/lay-down.ts'
import type { Db } from './schema.ts'

/**
 * Brings the database to the newest schema, and then to today's functions and triggers. A failed migration is rolled back
 * and its cause thrown. Processes that start together wait for each other; after a deadlock with an older process that
 * takes orders meanwhile, the migration is tried again.
 * @throws Error in words for a person when the database is a newer version's
 */
export async function migrate(db: Db, { schema, only }: MigrationTarget = {}): Promise<void> {
  await retryTransaction(async () => {
    const migrator = new Migrator({
      db,
      provider: { getMigrations: async () => (only ? pick(only) : migrations) },
      // Work on two branches may land in another order than it was begun.
      allowUnorderedMigrations: true,
      ...(schema ? { migrationTableSchema: schema } : {}),
    })
    const { error } = await migrator.migrateToLatest()
    if (error) throw (await newerDatabase(db)) ?? error
  })
  if (!only) await inTransaction(db, layDownRoutines)
}

type MigrationTarget = {
  /** In which the tables are made, unless it is the usual one. */
  schema?: string
  /** The names of those to run, for the tables of an older version. */
  only?: readonly string[]
}

const pick = (names: readonly string[]) =>
  Object.fromEntries(Object.entries(migrations).filter(([name]) => names.includes(name)))

async function listRun(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** What to tell about a database with migrations that this version does not know; null for any other. */
async function newerDatabase(db: Db): Promise<Error | null> {
  const run = await listRun(db).catch(() => [])
  const unknown = run.filter(name => !Object.hasOwn(migrations, name))
  if (unknown.length === 0) return null
  return new Error(
    `The database was last used by a newer version of the shop: this one does not know ${unknown.join(', ')}. ` +
      'Start the newer version, or restore a backup that was made before the update.',
  )
}

/** Whether the database has this version's schema, or a later one. Throws when it does not answer or has none. */
export async function isMigrated(db: Db): Promise<boolean> {
  const run = new Set(await listRun(db))
  return Object.keys(migrations).every(name => run.has(name))
}
