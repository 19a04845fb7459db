import { type Kysely, sql } from 'kysely'

/** One-time codes for the staff, and what the shop asks of all of them. */
const statements = [
  `create table second_factors (
    user_id text primary key references users on delete cascade,
    -- Null until the first code has shown that the phone knows it.
    secret text,
    since timestamptz,
    -- The time step of the last code that was accepted: neither it nor an earlier one is accepted again.
    last_step bigint not null default 0,
    pending_secret text,
    pending_until timestamptz,
    check ((secret is null) = (since is null)),
    check ((pending_secret is null) = (pending_until is null))
  )`,
  `create table recovery_codes (
    user_id text not null references users on delete cascade,
    code_hash text not null,
    primary key (user_id, code_hash)
  )`,
  `create table login_challenges (
    challenge_hash text primary key,
    user_id text not null references users on delete cascade,
    tries integer not null default 0,
    expires_at timestamptz not null
  )`,
  `create index login_challenges_user_idx on login_challenges (user_id)`,
  `create index login_challenges_expiry_idx on login_challenges (expires_at)`,

  // What the owner has switched on for the whole shop.
  `create table switches (
    name text primary key,
    turned_on_at timestamptz not null
  )`,

  // Whether a caller still has to set up a second factor is kept with the caller, until a notice.
  `create function announce_second_factor() returns trigger language plpgsql as $$
    begin
      perform pg_notify('shop_changes', 'account ' || coalesce(new.user_id, old.user_id));
      return null;
    end $$`,
  `create trigger announce_second_factor after insert or update of since or delete on second_factors
    for each row execute function announce_second_factor()`,
  `create function announce_switch() returns trigger language plpgsql as $$
    begin
      perform pg_notify('shop_changes', 'account ' || id) from users where user_type = 'admin';
      return null;
    end $$`,
  `create trigger announce_switch after insert or delete on switches
    for each statement execute function announce_switch()`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
