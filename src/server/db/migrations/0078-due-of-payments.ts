import { type Kysely, sql } from 'kysely'

/** What a card is to pay of what is reserved on it, where its order became cheaper before it was charged; null: all of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payments add column due_cents integer check (due_cents between 1 and amount_cents)`.execute(
    db,
  )
}
