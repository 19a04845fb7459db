import { type Kysely, sql } from 'kysely'

/** The two products of a pair may cost less together. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table product_links add column saving_cents integer not null default 0 check (saving_cents >= 0)`.execute(
    db,
  )
}
