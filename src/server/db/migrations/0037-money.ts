import { type Kysely, sql } from 'kysely'

/**
 * The currency that an order was placed in. Whoever keeps prices hears of changed settings too, since deals round by them.
 */
const statements = [
  `alter table orders add column currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$')`,
  `create or replace function announce_settings() returns trigger language plpgsql as $$
    begin
      perform pg_notify('shop_changes', 'settings');
      perform pg_notify('shop_changes', 'deals');
      perform pg_notify('shop_changes', 'catalogue');
      return null;
    end $$`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
