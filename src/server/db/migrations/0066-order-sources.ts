import { type Kysely, sql } from 'kysely'

/** Where orders came from: the staff type those that reach them by message, by phone or over the counter. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column source text not null default 'web'
    check (source in ('web', 'whatsapp', 'instagram', 'phone', 'counter'))`.execute(db)
}
