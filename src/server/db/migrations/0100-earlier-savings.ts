import { type Kysely, sql } from 'kysely'

/** What a pair saved before prices were multiplied, so that undoing it brings that back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table product_links add column earlier_savings jsonb not null default '[]'`.execute(db)
}
