import { sql } from 'kysely'
import type { Db } from '../schema.ts'

/**
 * Runs `vacuum analyze`, which a PostgreSQL server does by itself and the embedded database never does. Without it
 * queries are planned badly. One table at a time, so that requests are answered in between.
 */
export async function vacuumEmbedded(db: Db, signal: AbortSignal): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`.execute(db)
  for (const { name } of rows) {
    if (signal.aborted) return
    await sql`vacuum (analyze) ${sql.ref(name)}`.execute(db)
  }
}
