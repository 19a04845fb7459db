import { type Kysely, sql } from 'kysely'

/** Says on the channel of public changes which session ended, and whose account changed, as soon as it is committed. */
const statements = [
  `create function announce_session() returns trigger language plpgsql as $$
    begin
      perform pg_notify('shop_changes', 'session ' || old.token_hash);
      return null;
    end $$`,
  `create trigger announce_end after update or delete on sessions
    for each row execute function announce_session()`,
  `create function announce_account() returns trigger language plpgsql as $$
    begin
      perform pg_notify('shop_changes', 'account ' || old.id);
      return null;
    end $$`,
  `create trigger announce_change after update on users
    for each row when (old is distinct from new) execute function announce_account()`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
