import { type Kysely, sql } from 'kysely'

/**
 * Every commit that changes what the public sees says so on the channel `shop_changes`, whichever statement made the
 * change. PostgreSQL sends equal notices of one transaction once.
 */
const statements = [
  `create function announce_catalogue() returns trigger language plpgsql as $$
    begin
      perform pg_notify('shop_changes', 'catalogue');
      return null;
    end $$`,
  ...['products', 'old_slugs', 'deals', 'deal_products'].flatMap(table => [
    `create trigger announce_change after insert or update or delete on ${table}
      for each row execute function announce_catalogue()`,
    `create trigger announce_truncate after truncate on ${table}
      for each statement execute function announce_catalogue()`,
  ]),
  `create function announce_stock() returns trigger language plpgsql as $$
    begin
      perform pg_notify('shop_changes', 'stock ' || coalesce(new.product_id, old.product_id));
      if (coalesce(old.quantity, 0) > 0) <> (coalesce(new.quantity, 0) > 0) then
        perform pg_notify('shop_changes', 'availability');
      end if;
      return null;
    end $$`,
  `create trigger announce_change after insert or delete on stock
    for each row execute function announce_stock()`,
  `create trigger announce_update after update on stock
    for each row when (old is distinct from new) execute function announce_stock()`,
  `create function announce_sales() returns trigger language plpgsql as $$
    begin
      perform pg_notify('shop_changes', 'sales');
      return null;
    end $$`,
  `create trigger announce_change after insert or delete on order_lines
    for each row execute function announce_sales()`,
  `create trigger announce_update after update of came_back, quantity on order_lines
    for each row execute function announce_sales()`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
