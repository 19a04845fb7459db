import { type Kysely, sql } from 'kysely'

/** What the staff call a deal; '' for a deal that goes by its number. */
const statement = `alter table deals add column name text not null default ''`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statement).execute(db)
}
