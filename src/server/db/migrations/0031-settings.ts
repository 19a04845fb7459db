import { type Kysely, sql } from 'kysely'

/** What the owner sets, a row a group, and a notice for every process when one changes. */
const statements = [
  `create table settings (
    name text primary key,
    version integer not null check (version > 0),
    value jsonb not null,
    changed_at timestamptz not null
  )`,
  `create function announce_settings() returns trigger language plpgsql as $$
    begin
      perform pg_notify('shop_changes', 'settings');
      return null;
    end $$`,
  `create trigger announce_settings after insert or update or delete or truncate on settings
    for each statement execute function announce_settings()`,
  `alter table changes drop constraint changes_thing_check`,
  `alter table changes add constraint changes_thing_check
    check (thing in ('product', 'order', 'deal', 'staff', 'payment', 'customer', 'export', 'settings'))`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
