import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '../../src/server/db/schema.ts'

/** Until so many connections to this PostgreSQL database wait for a lock. */
export async function untilWaiting(db: Db, expected = 1): Promise<void> {
  const count = async () => {
    // Not inside a transaction, which would see the same activity for ever.
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    return rows[0]?.count
  }
  await expect.poll(count).toBe(expected)
}
