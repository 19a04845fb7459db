import { type Kysely, sql } from 'kysely'

/** The GTIN on the pieces of a shelf, '' for none. Makers use one for what a shop may keep on several shelves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table stock add column barcode text not null default ''`.execute(db)
  await sql`create index stock_barcode on stock (lpad(barcode, 14, '0')) where barcode <> ''`.execute(db)
}
