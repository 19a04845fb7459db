import { type Kysely, sql } from 'kysely'

const statements = [
  // Since when nothing shows an uploaded picture; null while something does.
  `alter table media add column unused_since timestamptz`,
  // Set when it was given up; the row goes once its files are gone.
  `alter table media add column given_up_at timestamptz`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
