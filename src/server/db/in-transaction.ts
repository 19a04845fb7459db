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

const isRetriable = (error: unknown) => isStalePlan(error) || retriableCodes.has(codeOf(error))

/** Whether a transaction waited for a lock longer than `lockTimeoutQuery` lets it. */
export const isLockTimeout = (error: unknown): boolean => codeOf(error) === '55P03'

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

/**
 * The query that limits how long the transaction waits for a lock from now on, in ms; 0 ends the limit. A transaction
 * that waits longer fails. No commit must fail so: to send its notices it waits for another commit, which may be slow.
 */
export const lockTimeoutQuery = (ms: string) =>
  sql<{ limit: string }>`select set_config('lock_timeout', ${ms}, true) as limit`
