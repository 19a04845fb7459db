import { type Kysely, sql } from 'kysely'

/** What a person's list of sessions shows, and sessions that go on while they are used. */
const statements = [
  `alter table sessions
    add column last_seen_at timestamptz not null default now(),
    add column device text not null default '',
    add column network text not null default ''`,
  `update sessions set last_seen_at = created_at`,
  // Those of the staff end sooner from now on. Whoever is at work during the upgrade has half an hour to finish.
  `update sessions set expires_at = least(expires_at, now() + interval '30 minutes')
    where user_id in (select id from users where user_type = 'admin')`,

  // A session that goes on is no news; only one that ends, or ends sooner, is.
  `drop trigger announce_end on sessions`,
  `create trigger announce_end after delete on sessions
    for each row execute function announce_session()`,
  `create trigger announce_earlier_end after update on sessions
    for each row when (new.expires_at < old.expires_at) execute function announce_session()`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
