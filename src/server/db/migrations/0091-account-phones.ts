import { type Kysely, sql } from 'kysely'

/** The list of customers joins an account with the orders of its phone number. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index users_phone_idx on users (phone) where phone <> ''`.execute(db)
}
