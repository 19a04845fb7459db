import { type Kysely, sql } from 'kysely'

/** Which papers of which supplier were booked as received, so that nobody books one twice unasked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table goods_receipts (
      id text primary key,
      supplier text not null,
      document text not null,
      user_id text not null,
      at timestamptz not null)`.execute(db)
  await sql`
    create unique index goods_receipts_document on goods_receipts (lower(supplier), lower(document))
    where document <> ''`.execute(db)
}
