import type { Db, Tx } from './schema.ts'

/** PostgreSQL's words for a transaction that lost against another and may simply be run again. */
const retriableCodes = new Set(['40001', '40P01'])

const maxTries = 3

/**
 * Runs `work` in one transaction, again when the database gave it up in favour of another one. After the last
 * try the database's own error is thrown, which the API answers as `busy`.
 */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (tried === maxTries || !isRetriable(error)) throw error
    }
  }
}

const isRetriable = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && retriableCodes.has(String(error.code))
