import { type Kysely, sql } from 'kysely'

/** When the buyer of an order last swapped a size, which the staff's lists say until they have called. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column buyer_changed_at timestamptz`.execute(db)
}
