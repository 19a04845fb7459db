import { type Kysely, sql } from 'kysely'

/**
 * The merchant's own code for the pieces on a shelf, '' for none; no two shelves of the shop have the same. The lines of
 * orders keep that of their pieces.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table stock add column sku text not null default ''`.execute(db)
  await sql`alter table order_lines add column sku text not null default ''`.execute(db)
  await sql`create unique index stock_sku on stock (lower(sku)) where sku <> ''`.execute(db)
}
