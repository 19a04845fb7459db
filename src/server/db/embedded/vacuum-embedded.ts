import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../schema.ts'

/**
 * Runs `vacuum` and `analyze`, which a PostgreSQL server does by itself and the embedded database never does. Without them
 * queries are planned badly. Nothing else is done meanwhile, so there is a pause after each table and step, in which
 * all that waited is answered.
 */
export async function vacuumEmbedded(db: Db, signal: AbortSignal, pauseMs = 500): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`.execute(db)
  for (const { name } of rows) {
    for (const work of [sql`vacuum`, sql`analyze`]) {
      if (signal.aborted) return
      await sql`${work} ${sql.ref(name)}`.execute(db)
      await wait(pauseMs, undefined, { signal }).catch(() => {})
    }
  }
}
