import { type Kysely, sql } from 'kysely'

/** Which papers of which supplier, and which pieces, were booked as received, so that nobody books them twice unasked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table goods_receipts (
      id text primary key,
      supplier text not null,
      document text not null,
      pieces text not null,
      user_id text not null,
      at timestamptz not null)`.execute(db)
  await sql`
    create index goods_receipts_supplier on goods_receipts (lower(supplier), at)`.execute(db)
}
