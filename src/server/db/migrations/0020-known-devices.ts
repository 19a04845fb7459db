import { type Kysely, sql } from 'kysely'

/** Browsers that have signed in to an account: wrong passwords typed elsewhere do not slow them down. */
const statements = [
  `create table known_devices (
    user_id text not null references users on delete cascade,
    device_hash text not null,
    last_used_at timestamptz not null,
    primary key (user_id, device_hash)
  )`,
  `create index known_devices_age_idx on known_devices (last_used_at)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
