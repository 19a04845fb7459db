import { sql } from 'kysely'
import type { Db, Tx } from './schema.ts'
import { isStalePlan } from './statement-names.ts'

/** PostgreSQL's codes for a serialisation failure and a deadlock: the transaction may simply be run again. */
const retriableCodes = new Set(['40001', '40P01'])

const maxTries = 3

/**
 * Runs `work` in one transaction, and again after a serialisation failure, a deadlock or a changed table, three times at
 * most. Then the database's own error is thrown, which the API answers as `busy`. `work` must have no effect outside
 * the database.
 */
export const inTransaction = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  retryTransaction(() => db.transaction().execute(work))

/** The same for work that begins its transaction itself, and has failed as a whole when it throws. */
export async function retryTransaction<T>(work: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await work()
    } catch (error) {
      if (tried === maxTries || !isRetriable(error)) throw error
    }
  }
}

const isRetriable = (error: unknown) =>
  isStalePlan(error) ||
  (typeof error === 'object' && error !== null && 'code' in error && retriableCodes.has(String(error.code)))

/**
 * Does work that takes locks; when it waits longer for one of them, it fails and the transaction with it. A commit must not
 * fail so: to send its notices it waits for the lock of another commit, which is held while the disk is slow.
 */
export async function withLockTimeout<T>(tx: Tx, ms: number, work: () => Promise<T>): Promise<T> {
  await sql`select set_config('lock_timeout', ${String(ms)}, true)`.execute(tx)
  const done = await work()
  await sql`set local lock_timeout to default`.execute(tx)
  return done
}
