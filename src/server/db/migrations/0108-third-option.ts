import { type Kysely, sql } from 'kysely'

/** An option of a product beside colour and size, and the value of it that a shelf is for; '' for all of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table products add column third jsonb`.execute(db)
  await sql`alter table stock add column third text not null default ''`.execute(db)
  await sql`
    alter table stock
      drop constraint stock_product_id_color_size_key,
      add constraint stock_place unique (product_id, color, size, third)`.execute(db)
}
