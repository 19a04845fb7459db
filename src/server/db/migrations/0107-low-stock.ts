import { type Kysely, sql } from 'kysely'

/** How many pieces of a product are few, '' for the shop's number; and the moves of pieces by time, for the speed of sale. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table products
      add column low_stock text not null default '' check (low_stock ~ '^[0-9]{0,3}$')`.execute(db)
  await sql`create index products_low_stock on products ((low_stock::int)) where low_stock <> ''`.execute(db)
  await sql`drop index stock_low_idx`.execute(db)
  await sql`create index stock_few on stock (quantity, product_id) where retired_at is null`.execute(db)
  await sql`create index stock_moves_by_time on stock_moves using brin (at)`.execute(db)
}
