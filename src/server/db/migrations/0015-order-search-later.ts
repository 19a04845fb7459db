import { type Kysely, sql } from 'kysely'

/**
 * An order adds a hundred entries to the index for search, each in another place. They now wait in a list, which a search
 * reads too, and are added together once it holds 256 kB: many orders have most of them in common.
 */
const statements = [`alter index orders_search_idx set (fastupdate = on, gin_pending_list_limit = 256)`]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
