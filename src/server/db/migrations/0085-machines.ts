import { type Kysely, sql } from 'kysely'

/** One of the shop's own actors may do what people do: then it is named in place of a person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['order_events', 'changes']) {
    await sql`alter table ${sql.table(table)}
      add column machine text,
      alter column user_id drop not null,
      add constraint ${sql.ref(`${table}_by`)} check (num_nonnulls(user_id, machine) = 1)`.execute(db)
  }
}
