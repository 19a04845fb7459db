import { type Kysely, sql } from 'kysely'

/** The slug that the staff chose for a product; '' for one made from the title. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table products add column own_slug text not null default ''`.execute(db)
}
