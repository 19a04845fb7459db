import { type Kysely, sql } from 'kysely'

/**
 * The shop's categories in two levels, and where the codes of merged ones lead. Without a row the shop has those of the
 * specification, as settings have their first values; each commit that changes them says so to every process.
 */
const statements = [
  `create table categories (
    code text primary key,
    parent text references categories,
    name text not null,
    intro text,
    position integer not null,
    hidden boolean not null,
    version integer not null check (version > 0),
    check (parent <> code)
  )`,
  `create table old_categories (
    code text primary key,
    leads_to text not null references categories on delete cascade
  )`,
  `create index old_categories_leads_to_idx on old_categories (leads_to)`,
  `create function announce_categories() returns trigger language plpgsql as $$
    begin
      perform pg_notify('shop_changes', 'categories');
      return null;
    end $$`,
  ...['categories', 'old_categories'].map(
    table => `create trigger announce_categories after insert or update or delete or truncate on ${table}
      for each statement execute function announce_categories()`,
  ),
  `alter table changes drop constraint changes_thing_check`,
  `alter table changes add constraint changes_thing_check
    check (thing in ('product', 'order', 'deal', 'staff', 'payment', 'customer', 'export', 'settings', 'category'))`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
