import { type Kysely, sql } from 'kysely'

/** Why the staff set what an order's delivery costs; '' where it costs what the shop charges. */
const statements = [`alter table orders add column delivery_reason text not null default ''`]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
