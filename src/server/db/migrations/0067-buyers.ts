import { type Kysely, sql } from 'kysely'

/** What the staff wrote of a phone number, and whether it may order against cash. Every process is told of changes. */
const statements = [
  `create table buyers (
    phone_key text primary key check (phone_key <> ''),
    note text not null default '',
    tags jsonb not null default '[]',
    version integer not null default 1,
    blocked_at timestamptz,
    blocked_until timestamptz,
    block_reason text not null default ''
  )`,
  `create function announce_buyers() returns trigger language plpgsql as $$
    begin
      perform pg_notify('shop_changes', 'buyers');
      return null;
    end $$`,
  `create trigger announce_buyers after insert or update or delete or truncate on buyers
    for each statement execute function announce_buyers()`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
