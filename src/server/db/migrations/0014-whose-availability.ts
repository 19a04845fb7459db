import { type Kysely, sql } from 'kysely'

/**
 * PostgreSQL sends equal notices of one transaction once, so a bare `availability` came before the stock of all products
 * but the first. With the product's id each comes after the stock it belongs to. The bare one stays for processes of an older
 * version that still run while this one starts.
 */
const statements = [
  `create or replace function announce_stock() returns trigger language plpgsql as $$
    begin
      perform pg_notify('shop_changes', 'stock ' || coalesce(new.product_id, old.product_id));
      if (coalesce(old.quantity, 0) > 0) <> (coalesce(new.quantity, 0) > 0) then
        perform pg_notify('shop_changes', 'availability');
        perform pg_notify('shop_changes', 'availability ' || coalesce(new.product_id, old.product_id));
      end if;
      return null;
    end $$`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
