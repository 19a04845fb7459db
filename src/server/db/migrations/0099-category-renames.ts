import { type Kysely, sql } from 'kysely'

/** Former addresses of a category are told from those of others that were merged into it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table old_categories add column is_rename boolean not null default false`.execute(db)
}
