import { type Kysely, sql } from 'kysely'

/** Words of the staff for a product, folded, by which collections find it. */
const statements = [
  `alter table products add column tags jsonb not null default '[]'`,
  `create index products_tags_idx on products using gin (tags jsonb_path_ops) where archived_at is null`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
