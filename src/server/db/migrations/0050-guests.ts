import { type Kysely, sql } from 'kysely'

/** People who order without an account, and the browsers that their carts belong to. */
const statements = [
  `alter table users add column is_guest boolean not null default false`,
  `create table guest_sessions (
    token_hash text primary key,
    user_id text not null unique references users on delete cascade,
    expires_at timestamptz not null
  )`,
  `create index guest_sessions_expiry_idx on guest_sessions (expires_at)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
