import { type Kysely, sql } from 'kysely'

/** When each chore of housekeeping was last done, and why it failed since; one row a chore, for all processes. */
const statements = [
  `create table chores (
    name text primary key,
    done_at timestamptz,
    failed_at timestamptz,
    last_error text
  )`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
