import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { CamelCasePlugin, type Dialect, Kysely, PGliteDialect, PostgresDialect } from 'kysely'
import pg from 'pg'
import { lockFolder } from './lock-folder.ts'
import type { Database, Db } from './schema.ts'

export type OpenDatabase = {
  db: Db
  kind: 'pglite' | 'postgres'
  /** Does the work while no other process on the same database does work that is exclusive. */
  withExclusiveLock: <T>(work: () => Promise<T>) => Promise<T>
  close: () => Promise<void>
}

/** PostgreSQL's own notices ("extension already exists") are no news for the shop's log. */
const noNotices = { debug: 0 } as const

/** Milliseconds a request waits for a connection before the shop says that it is busy. */
const connectionTimeoutMs = 10_000

const toKysely = (dialect: Dialect): Db =>
  new Kysely<Database>({ dialect, plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })] })

/** A PostgreSQL server, through a pool. */
export function openPostgres(connectionString: string, poolSize = 10): OpenDatabase {
  const pool = new pg.Pool({ connectionString, max: poolSize, connectionTimeoutMillis: connectionTimeoutMs })
  // A connection that the server drops must not end the process; the next query reports what is wrong. The pool
  // hears of idle ones alone, so one in use, between two queries of a transaction, is listened to itself.
  pool.on('error', () => {})
  pool.on('connect', client => client.on('error', () => {}))
  const db = toKysely(new PostgresDialect({ pool }))
  return {
    db,
    kind: 'postgres',
    withExclusiveLock: work => withAdvisoryLock(connectionString, work),
    close: () => db.destroy(),
  }
}

/** Any number does, as long as every shop takes the same one. */
const advisoryLockKey = 7_241_120

/** The lock belongs to a connection of its own, so it ends with the process whatever happens. */
async function withAdvisoryLock<T>(connectionString: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLockKey])
    return await work()
  } finally {
    await client.end()
  }
}

/** The embedded database in a folder of its own under the data folder, held by this process alone. */
export async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const release = lockFolder(dataDir)
  try {
    const pglite = await PGlite.create(join(dataDir, 'database'), { extensions: { pg_trgm }, ...noNotices })
    await tune(pglite)
    return fromPGlite(pglite, release)
  } catch (cause) {
    release()
    throw cause
  }
}

/** An embedded database in memory, empty or a copy of a dump; for tests and measurements. */
export async function openInMemory(dump?: Blob): Promise<OpenDatabase & { dump: () => Promise<Blob> }> {
  const pglite = await PGlite.create({
    extensions: { pg_trgm },
    ...noNotices,
    ...(dump ? { loadDataDir: dump } : {}),
  })
  await tune(pglite)
  return { ...fromPGlite(pglite), dump: () => pglite.dumpDataDir('none') }
}

/** Its pages lie in memory or the system's cache, where one is read as quickly as the next: indexes are worth more. */
const tune = (pglite: PGlite) => pglite.exec('set random_page_cost = 1.1')

function fromPGlite(pglite: PGlite, release: () => void = () => {}): OpenDatabase {
  const db = toKysely(new PGliteDialect({ pglite }))
  const close = async () => {
    if (!pglite.closed) await pglite.close()
    release()
  }
  // One process at a time is all an embedded database ever has.
  return { db, kind: 'pglite', withExclusiveLock: work => work(), close }
}
