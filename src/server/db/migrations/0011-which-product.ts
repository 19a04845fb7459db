import { type Kysely, sql } from 'kysely'

/**
 * Beside `catalogue`, a change of products says of which one, and a change of deals that it was one of deals. So a
 * process can keep the columns of its lists current by reading one product again.
 */
const statements = [
  `create or replace function announce_catalogue() returns trigger language plpgsql as $$
    begin
      perform pg_notify('shop_changes', 'catalogue');
      if tg_table_name in ('deals', 'deal_products') then
        perform pg_notify('shop_changes', 'deals');
      elsif tg_table_name = 'products' and tg_op = 'TRUNCATE' then
        perform pg_notify('shop_changes', 'products');
      elsif tg_table_name = 'products' then
        perform pg_notify('shop_changes', 'product ' || coalesce(new.id, old.id));
      end if;
      return null;
    end $$`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
