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

/** From now until the transaction ends, what waits longer for one lock fails, and the transaction with it. */
export async function limitLockWaits(tx: Tx, ms: number): Promise<void> {
  await sql`select set_config('lock_timeout', ${String(ms)}, true)`.execute(tx)
}
