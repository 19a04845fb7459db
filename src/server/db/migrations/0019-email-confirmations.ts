import { type Kysely, sql } from 'kysely'

const statements = [
  `alter table users add column email_confirmed_at timestamptz`,
  // Mail has been sent to all of them so far.
  `update users set email_confirmed_at = created_at`,
  `create table email_confirmations (
    token_hash text primary key,
    user_id text not null references users on delete cascade,
    email text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  `create index email_confirmations_user_idx on email_confirmations (user_id)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
