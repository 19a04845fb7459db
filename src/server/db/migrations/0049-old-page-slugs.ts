import { type Kysely, sql } from 'kysely'

/** The addresses that a page had, which lead to it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table pages add column old_slugs jsonb not null default '[]'`.execute(db)
}
