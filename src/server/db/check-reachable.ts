import { sql } from 'kysely'
import type { Db } from './schema.ts'

/**
 * Checks that the PostgreSQL server of `DATABASE_URL` lets the shop in.
 * @throws Error naming the setting
 */
export async function checkReachable(db: Db): Promise<void> {
  try {
    await sql`select 1`.execute(db)
  } catch (cause) {
    throw new Error(`The database that DATABASE_URL names cannot be used: ${messageOf(cause)}`, { cause })
  }
}

/** A host with several addresses fails with one error per address and no message of its own. */
const messageOf = (cause: unknown): string =>
  cause instanceof AggregateError ? cause.errors.map(messageOf).join('; ') : `${cause}`
