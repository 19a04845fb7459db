import { type Kysely, sql } from 'kysely'

/**
 * Sums of sales are counted again where something changed, instead of being changed by what an order adds or takes away.
 * `sale_changes` stays, empty, for processes of an older version that still run while this one starts.
 */
const statements = [
  // As in 0012: products can still be read, and come first, as in an edit.
  'lock table products in share row exclusive mode',
  'lock table stock, orders, order_lines in access exclusive mode',
  `create table sales_to_count (
    -- Null where no pieces changed.
    product_id text,
    begins_at timestamptz not null
  )`,
  `insert into sales_to_count (product_id, begins_at)
    select product_id, date_bin('15 minutes', placed_at, 'epoch')
    from sale_changes join order_lines using (order_id)
    union
    select line ->> 'productId', date_bin('15 minutes', created_at, 'epoch')
    from sale_changes join orders on orders.id = order_id, jsonb_array_elements(was -> 'lines') as line`,
  'delete from sale_changes',
  'drop trigger record_sale on orders',
  'drop trigger record_sale_change on orders',
  'drop function record_sale_change',

  // From here on, until today's triggers are laid down (`db/routines`), each order is noted by these.
  `create function mark_sales() returns trigger language plpgsql as $$
    begin
      insert into sales_to_count (product_id, begins_at)
        select distinct product_id, date_bin('15 minutes', placed_at, 'epoch') from changed;
      return null;
    end $$`,
  ...[
    ['insert', 'new'],
    ['update', 'old'],
    ['update', 'new'],
    ['delete', 'old'],
  ].map(
    ([event, rows], index) => `create trigger mark_sales_${index + 1} after ${event} on order_lines
      referencing ${rows} table as changed for each statement execute function mark_sales()`,
  ),
  `create function mark_order() returns trigger language plpgsql as $$
    begin
      insert into sales_to_count (begins_at) values (date_bin('15 minutes', new.created_at, 'epoch'));
      return null;
    end $$`,
  `create trigger mark_order after update of status, refused_at, total_cents on orders
    for each row execute function mark_order()`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
