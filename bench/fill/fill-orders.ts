/** A year of a busy shop: made in the database, since 100,000 orders one by one would take long. */
import { sql } from 'kysely'
import { linesUnderDeals } from '../../src/server/db/migrations/0004-staff.ts'
import type { Db } from '../../src/server/db/schema.ts'
import { sumSales } from '../../src/server/orders/money/sum-sales.ts'

export type ShopSize = { products: number; orders: number }

/** Twenty thousand people to a hundred thousand orders. */
const peopleOf = ({ orders }: ShopSize) => Math.max(1_000, orders / 5)

const statementsFor = (size: ShopSize, today: Date) => [
  // One shelf in eight runs low.
  sql`update stock set quantity = quantity + 15 where md5(id) > '2'`,
  sql`insert into users (id, email, username, password_hash, first_name, last_name, phone, gender, city, street,
      user_type, staff_role, created_at)
    select 'user-' || n, 'buyer' || n || '@example.com', 'buyer' || n, '',
      (array['Ayesha', 'Sana', 'Fatima', 'Zainab', 'Hira', 'Mariam', 'Noor', 'Iqra'])[1 + n % 8],
      (array['Khan', 'Malik', 'Ahmed', 'Butt', 'Sheikh', 'Qureshi', 'Raza'])[1 + n % 7],
      '+92 3' || lpad((n * 7919 % 1000000000)::text, 9, '0'), 'female', 'Lahore', 'Street ' || n,
      case when n <= 5 then 'admin' else 'shopper' end, case when n <= 5 then 'owner' end, ${today}::timestamptz - n * interval '1 year' / ${peopleOf(size)}::int
    from generate_series(1, ${peopleOf(size)}::int) as n`,
  sql`update users set search_text =
    ' ' || lower(first_name || ' ' || last_name || ' ' || email || ' ' || regexp_replace(phone, '[^0-9]', '', 'g'))`,
  // The latest few are on their way through the shop; what is older was delivered, or not.
  sql`insert into orders (id, user_id, status, payment_method, total_cents, full_name, address, city, postal_code,
      country, phone, request_hash, created_at, phone_key, search_text, confirmation, refused_at)
    select 'order-' || n, users.id, status, 'COD', 3000 + n * 37 % 20000, first_name || ' ' || last_name, street, 'Lahore',
      '54000', 'Pakistan', phone, 'hash', ${today}::timestamptz - n * interval '1 year' / ${size.orders}::int,
      regexp_replace(phone, '[^0-9]', '', 'g'),
      ' ' || lower(first_name || ' ' || last_name || ' ' || email || ' ' || regexp_replace(phone, '[^0-9]', '', 'g'))
        || ' order-' || n || ' ',
      case when status = 'Pending' and n % 2 = 0 then 'open' else 'not_needed' end,
      case when n % 31 = 0 and status = 'Shipped' then ${today}::timestamptz end
    from (
      select n, 'user-' || (6 + n::bigint * 13 % (${peopleOf(size)}::int - 5)) as user_id, case
        when n <= 600 then 'Pending' when n <= 1200 then 'Processing' when n <= 3000 then 'Shipped'
        when n % 17 = 0 then 'Cancelled' when n % 31 = 0 then 'Shipped' else 'Delivered' end as status
      from generate_series(1, ${size.orders}::int) as n
    ) as placed join users on users.id = placed.user_id`,
  sql`insert into order_lines (id, order_id, position, product_id, title, image, price_cents, base_price_cents, quantity,
      options, stock_id, deal_id, placed_at, came_back)
    select orders.id || '-' || position, orders.id, position, shelf.product_id, 'Kurta', '', 3000, 3500, 1 + position % 2,
      '{}', shelf.id, null, created_at, status = 'Cancelled' or refused_at is not null
    from orders
    join lateral generate_series(1, 1 + (orders.number % 3)) as position on true
    join (select id, product_id, row_number() over (order by id) as nth from stock) as shelf
      on shelf.nth = 1 + (orders.number::bigint * 7919 + position * 10007) % (100 + orders.number % 7 * ${size.products * 0.8}::int)`,
  sql`insert into order_events (id, order_id, at, user_id, to_status)
    select 'event-' || id, id, created_at, user_id, 'Pending' from orders`,
  sql`insert into changes (id, batch_id, at, user_id, thing, subject_id, subject, action, before, after)
    select 'change-' || n, 'batch-' || n / 40, ${today}::timestamptz - n * interval '1 year' / ${size.orders * 4}::int, 'user-' || (1 + n % 5),
      (array['product', 'product', 'order', 'deal'])[1 + n % 4], 'subject-' || n % 3000, 'Subject', 'changed',
      '{"priceCents": 4800}', '{"priceCents": 4300}'
    from generate_series(1, ${size.orders * 4}::int) as n`,
  // Four deals of 25 products each, all running.
  sql`insert into deals (id, start_at, end_at, is_active, percent_off, created_at)
    select 'deal-' || n, ${today}::timestamptz - interval '3 days', ${today}::timestamptz + interval '3 days', true, 10 + n, now()
    from generate_series(1, 4) as n`,
  sql`insert into deal_products (deal_id, product_id, position)
    select 'deal-' || (1 + nth % 4), id, nth from (
      select id, row_number() over (order by id)::int as nth from products) as numbered where nth <= 100`,
  // A deal of two weeks after the other through the year, of three hundred products each, half of them without a discount.
  sql`insert into deals (id, start_at, end_at, is_active, percent_off, created_at)
    select 'past-' || n, ${today}::timestamptz - (n + 1) * interval '14 days', ${today}::timestamptz - n * interval '14 days',
      true, case when n % 2 = 0 then 10 + n end, now()
    from generate_series(1, 26) as n`,
  sql`insert into deal_products (deal_id, product_id, position)
    select 'past-' || n, id, nth from generate_series(1, 26) as n join (
      select id, row_number() over (order by id)::int as nth from products) as numbered
      on nth > n * 10 and nth <= n * 10 + 300`,
  sql.raw(linesUnderDeals),
  // Of the lines, whose triggers do not run.
  sql`insert into sums_to_count (product_id, begins_at)
    select distinct product_id, date_bin('15 minutes', placed_at, 'epoch') from order_lines`,
]

/** Building them once is many times faster than keeping them up to date meanwhile. */
const slowIndexes = [
  'users_search_idx',
  'orders_search_idx',
  'changes_at_idx',
  'changes_subject_idx',
  'changes_user_idx',
  'changes_batch_idx',
]

/** Their rows refer to rows that are there, and nobody listens yet: their triggers would take most of the time. */
const uncheckedTables = ['stock', 'order_lines', 'order_events', 'changes']

/** Puts a year of orders, the people who placed them, the staff's changes and 30 deals beside the products. */
export async function fillOrders(db: Db, size: ShopSize, today: Date) {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where indexname = any(${slowIndexes}::text[])`.execute(db)
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(db)
  for (const table of uncheckedTables)
    await sql`alter table ${sql.ref(table)} disable trigger all`.execute(db)
  for (const statement of statementsFor(size, today)) await statement.execute(db)
  for (const table of uncheckedTables) await sql`alter table ${sql.ref(table)} enable trigger all`.execute(db)
  for (const { definition } of rows) await sql.raw(definition).execute(db)
  await sumSales({ db, clock: () => today })
}
