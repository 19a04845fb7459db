import { type Kysely, sql } from 'kysely'

const statements = [
  // Locks all that is changed below before anything else, so that it waits here for the orders of older processes. Products
  // can still be read, and come first, as in an edit.
  'lock table products in share row exclusive mode',
  'lock table stock, orders in access exclusive mode',

  // Orders that began (1) or ceased (-1) to count as sold and are not in the sums yet.
  `create table sale_changes (
    order_id text not null,
    sign smallint not null check (sign in (1, -1))
  )`,
  // Every time zone in use is ahead of or behind UTC by whole quarters of an hour, so any day is made of these.
  `create table sales_by_quarter_hour (
    begins_at timestamptz primary key,
    orders integer not null,
    cents bigint not null
  )`,
  // Months in UTC, by their first moment.
  `create table product_sales_by_month (
    product_id text not null references products,
    month timestamptz not null,
    units integer not null,
    cents bigint not null,
    primary key (product_id, month)
  )`,
  `create index product_sales_by_month_units_idx on product_sales_by_month (month, units desc) include (product_id)
    where units > 0`,

  // A trigger, so that an order is noted whichever statement or version of the shop writes it.
  `create function record_sale_change() returns trigger language plpgsql as $$
    begin
      insert into sale_changes (order_id, sign)
        values (new.id, case when new.status <> 'Cancelled' and new.refused_at is null then 1 else -1 end);
      return null;
    end $$`,
  `create trigger record_sale after insert on orders
    for each row when (new.status <> 'Cancelled' and new.refused_at is null)
    execute function record_sale_change()`,
  `create trigger record_sale_change after update of status, refused_at on orders
    for each row when ((old.status <> 'Cancelled' and old.refused_at is null)
      <> (new.status <> 'Cancelled' and new.refused_at is null))
    execute function record_sale_change()`,

  `insert into sales_by_quarter_hour (begins_at, orders, cents)
    select date_bin('15 minutes', created_at, 'epoch'), count(*), sum(total_cents)
    from orders where status <> 'Cancelled' and refused_at is null
    group by 1 order by 1`,
  `insert into product_sales_by_month (product_id, month, units, cents)
    select product_id, date_trunc('month', placed_at, 'UTC'), sum(quantity), sum(quantity::bigint * price_cents)
    from order_lines where not came_back
    group by 1, 2 order by 1, 2`,
  // Only the sums were read from it.
  `drop index orders_sold_idx`,
  // Refused orders stay Shipped, so in time most orders with this status are not on their way any more.
  `create index orders_on_the_way_idx on orders (created_at desc, id desc)
    where status = 'Shipped' and refused_at is null`,
  // By product, so that low products are counted without sorting them.
  `drop index stock_low_idx`,
  `create index stock_low_idx on stock (product_id, quantity) where retired_at is null and quantity <= 3`,
  `create index products_unlisted_idx on products (id) where archived_at is not null or published_at is null`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
