import { type Kysely, sql } from 'kysely'

/** What goes with a product stands on its page and in lists, so a change of it ends kept answers like one of the product. */
const statement = `create trigger announce_product_links after insert or update or delete or truncate on product_links
  for each statement execute function announce_catalogue()`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statement).execute(db)
}
