import { existsSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { CamelCasePlugin, type Dialect, Kysely, type LogEvent, PGliteDialect, PostgresDialect } from 'kysely'
import pg from 'pg'
import { seconds } from '../../contract/durations.ts'
import { adoptRestored, embeddedFolder } from './data-folder/adopt-restored.ts'
import { copyEmbedded } from './data-folder/copy-embedded.ts'
import { orFullDisk } from './data-folder/full-disk.ts'
import { closeDataFolder, closeFiles } from './data-folder/private-files.ts'
import { embeddedOptions, tune } from './embedded/embedded-options.ts'
import { withEmbeddedNames } from './embedded/named-embedded.ts'
import { stopOnPanic } from './embedded/stop-on-panic.ts'
import { unpackEmptyDatabase } from './embedded/unpack-empty-database.ts'
import { type Listener, listenEmbedded, listenPostgres, type StopListening } from './listen.ts'
import { lockFolder } from './lock-folder.ts'
import type { Database, Db } from './schema.ts'
import { withStatementNames } from './statement-names.ts'

export type OpenDatabase = {
  db: Db
  kind: 'pglite' | 'postgres'
  /** Runs work that no other process on the same database may run at the same time. */
  withExclusiveLock: <T>(work: () => Promise<T>) => Promise<T>
  /** Runs a chore, or leaves it to another process on the same database that is at its chore already. */
  runChore: (chore: () => Promise<void>) => Promise<void>
  /** Hears what any process sends on the channel (`pg_notify`), after the commit that sent it. */
  listen: (channel: string, listener: Listener) => Promise<StopListening>
  /** How the pool is used; null where there is none. */
  poolUse: () => PoolUse | null
  /** Copies the folder of the embedded database as it is at one moment; null for other databases. */
  copyTo: ((folder: string, wanted: AbortSignal) => Promise<void>) | null
  /** How many pieces of work wait for the database now. */
  queueLength: () => number
  /** From now on no statement may run, and no transaction may idle, longer than a minute. Migrations come before. */
  limitStatements: () => void
  /** Resolves when the database has stopped for good, and only a new start helps; null where it is another process. */
  stopped: Promise<Error> | null
  close: () => Promise<void>
}

/** Connections that work and that do not, and requests that wait for one. */
export type PoolUse = { busy: number; idle: number; waiting: number }

/** Told of every statement once it has run, within the request that asked. */
export type StatementObserver = (statement: { text: string; durationMs: number; failed: boolean }) => void

/** How long a request waits for a connection before the shop answers that it is busy. */
const connectionTimeoutMs = seconds(10)

function toKysely(dialect: Dialect, observe?: StatementObserver): Db {
  const log = ({ level, query, queryDurationMillis: durationMs }: LogEvent) =>
    observe?.({ text: query.sql, durationMs, failed: level === 'error' })
  const plugins = [new CamelCasePlugin({ maintainNestedObjectKeys: true })]
  return new Kysely<Database>({ dialect, plugins, ...(observe ? { log } : {}) })
}

/** Set on each connection, because some poolers refuse startup parameters. */
const statementLimits = `set statement_timeout = '60s'; set idle_in_transaction_session_timeout = '60s'`

/** Opens a pool of at most `poolSize` connections to a PostgreSQL server. */
export function openPostgres(
  connectionString: string,
  poolSize = 10,
  observe?: StatementObserver,
): OpenDatabase {
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    connectionTimeoutMillis: connectionTimeoutMs,
    pipeline: true,
  })
  // A connection dropped by the server must not end the process; the next query reports the error.
  // The pool reports idle connections only, so each one in use gets a listener of its own.
  pool.on('error', () => {})
  pool.on('connect', client => client.on('error', () => {}))
  const db = toKysely(new PostgresDialect({ pool: withStatementNames(pool) }), observe)
  let areLimited = false
  const limited = new WeakSet<pg.PoolClient>()
  pool.on('acquire', client => {
    if (!areLimited || limited.has(client)) return
    limited.add(client)
    // Whoever works with the connection learns that it is broken.
    client.query(statementLimits).catch(() => {})
  })
  return {
    db,
    kind: 'postgres',
    withExclusiveLock: work => withAdvisoryLock(connectionString, work),
    runChore: chore => runIfUnlocked(connectionString, chore),
    listen: (channel, listener) => listenPostgres(connectionString, channel, listener),
    poolUse: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    copyTo: null,
    queueLength: () => pool.waitingCount,
    limitStatements: () => {
      areLimited = true
    },
    stopped: null,
    close: () => db.destroy(),
  }
}

/** Any numbers will do, as long as every shop uses the same ones. */
const lockKeys = { exclusive: 7_241_120, chore: 7_241_121 }

/** The lock belongs to a connection of its own, so it ends with the process whatever happens. */
async function withAdvisoryLock<T>(connectionString: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockKeys.exclusive])
    return await work()
  } finally {
    await client.end()
  }
}

async function runIfUnlocked(connectionString: string, chore: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString })
  // A lost connection gives the lock up; the chore may then be done twice, which does no harm.
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as locked', [lockKeys.chore])
    if (rows[0]?.locked) await chore()
  } finally {
    await client.end().catch(() => {})
  }
}

/** Opens the embedded database in its folder under the data folder, locked for this process alone. */
export async function openEmbedded(dataDir: string, observe?: StatementObserver): Promise<OpenDatabase> {
  closeDataFolder(dataDir)
  const release = lockFolder(dataDir)
  try {
    adoptRestored(dataDir)
    const folder = embeddedFolder(dataDir)
    if (!existsSync(folder)) await unpackEmptyDatabase(folder)
    const pglite = await PGlite.create(folder, embeddedOptions)
    // PGlite writes some files for everybody to read whenever it opens.
    closeFiles(folder)
    await tune(pglite)
    const opened = fromPGlite(pglite, release, observe)
    return { ...opened, copyTo: (to, wanted) => copyEmbedded(pglite, folder, to, wanted) }
  } catch (cause) {
    release()
    throw orFullDisk(cause, dataDir)
  }
}

/** Opens an embedded database in memory, empty or from a dump; for tests and benchmarks. */
export async function openInMemory(dump?: Blob): Promise<OpenDatabase & { dump: () => Promise<Blob> }> {
  const pglite = await PGlite.create({ ...embeddedOptions, ...(dump ? { loadDataDir: dump } : {}) })
  await tune(pglite)
  return { ...fromPGlite(pglite), dump: () => pglite.dumpDataDir('none') }
}

function fromPGlite(
  pglite: PGlite,
  release: () => void = () => {},
  observe?: StatementObserver,
): OpenDatabase {
  const queue = { length: 0 }
  let hasStopped = false
  const stopped = stopOnPanic(pglite)
  void stopped.then(() => {
    hasStopped = true
  })
  const db = toKysely(new PGliteDialect({ pglite: withEmbeddedNames(pglite, queue) }), observe)
  const close = async () => {
    // One that has stopped would never end.
    if (!pglite.closed && !hasStopped) await pglite.close()
    release()
  }
  // An embedded database has one process only.
  return {
    db,
    kind: 'pglite',
    withExclusiveLock: work => work(),
    runChore: chore => chore(),
    listen: (channel, listener) => listenEmbedded(pglite, channel, listener),
    poolUse: () => null,
    copyTo: null,
    queueLength: () => queue.length,
    // It works in this process, where nothing could end a statement.
    limitStatements: () => {},
    stopped,
    close,
  }
}
