import { type Kysely, sql } from 'kysely'

/** What colours and sizes of a product cost where that is not its price. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table products add column option_prices jsonb not null default '[]'`.execute(db)
}
