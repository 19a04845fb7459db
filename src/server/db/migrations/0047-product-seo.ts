import { type Kysely, sql } from 'kysely'

/** What search engines show in place of a product's title and description; '' for those. */
const statements = [
  `alter table products add column seo_title text not null default ''`,
  `alter table products add column seo_description text not null default ''`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
