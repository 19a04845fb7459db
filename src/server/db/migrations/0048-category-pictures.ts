import { type Kysely, sql } from 'kysely'

/** The address of a category's own picture; '' for none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table categories add column picture text not null default ''`.execute(db)
}
