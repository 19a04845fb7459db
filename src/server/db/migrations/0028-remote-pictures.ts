import { type Kysely, sql } from 'kysely'

const statements = [
  // Pictures of other sites, and the shop's own copies of them.
  `create table remote_pictures (
    url text primary key,
    media_id text references media on delete cascade,
    tries integer not null default 0,
    next_try_at timestamptz,
    problem text
  )`,
  `create index remote_pictures_media_idx on remote_pictures (media_id)`,
  // Almost no product has one, so the job that looks for them reads almost nothing.
  `create index products_remote_pictures_idx on products (id) where
    jsonb_path_exists(pictures, '$[*].url ? (@ starts with "https:")')
    or jsonb_path_exists(colors, '$[*].image ? (@ starts with "https:")')`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
