import { type Kysely, sql } from 'kysely'

/** Fills `phone_key` and `search_text` as contract/phone.ts and orders/place/search-text.ts do it from now on. */
export const orderWords = `update orders set
  phone_key = coalesce(told.phone_key, ''),
  search_text = ' ' || lower(concat_ws(' ', full_name, told.email, coalesce(told.phone_key, orders.phone), orders.id)) || ' '
  from (
    select id, email, case
      when length(significant) < 7 then null
      when says_country then regexp_replace(significant, '^920+', '92')
      when digits like '0%' or digits ~ '^3[0-9]{9}$' then '92' || significant
      else regexp_replace(significant, '^920+', '92')
    end as phone_key
    from (
      select id, email, digits, ltrim(digits, '0') as significant, phone like '%+%' or digits like '00%' as says_country
      from (
        select orders.id, email, written.phone, regexp_replace(written.phone, '[^0-9]', '', 'g') as digits
        from orders join users on users.id = orders.user_id,
          coalesce(nullif(trim(orders.phone), ''), users.phone) as written(phone)
      ) as numbers
    ) as digits_only
  ) as told
  where told.id = orders.id`

/** Which deal a line was sold under, of orders placed before lines said so. */
export const linesUnderDeals = `update order_lines set deal_id = ran.deal_id
  from (
    select distinct on (sold.id) sold.id as line_id, deals.id as deal_id
    from order_lines sold
    join orders on orders.id = sold.order_id
    join deal_products on deal_products.product_id = sold.product_id
    join deals on deals.id = deal_products.deal_id
    where deals.is_active and orders.created_at >= deals.start_at and orders.created_at < deals.end_at
    order by sold.id, deals.end_at desc, deals.id
  ) as ran
  where ran.line_id = order_lines.id`

const statements = [
  // Null: a draft. In the future: scheduled. What the shop shows, and what is newest in it, goes by this.
  `alter table products add column published_at timestamptz`,
  `update products set published_at = created_at`,
  `drop index products_new_idx`,
  `drop index products_category_idx`,
  `create index products_new_idx on products (published_at desc, id desc) where archived_at is null`,
  `create index products_category_idx on products (category, published_at desc, id desc) where archived_at is null`,
  // A new address looks for all that begin like it.
  `create index products_slug_idx on products (slug text_pattern_ops)`,
  `create index old_slugs_slug_idx on old_slugs (slug text_pattern_ops)`,
  // The staff's own list, drafts included.
  `create index products_created_idx on products (created_at desc, id desc) where archived_at is null`,

  `alter table deals add column percent_off integer check (percent_off between 1 and 90)`,
  `create index deal_products_product_idx on deal_products (product_id)`,

  // What the piece would have cost without a deal, and which deal it was sold under.
  `alter table order_lines add column base_price_cents integer`,
  `update order_lines set base_price_cents = price_cents`,
  `alter table order_lines alter column base_price_cents set not null`,
  `alter table order_lines add column deal_id text`,
  // Until now deals took nothing off, and only their time told what was sold under them.
  linesUnderDeals,
  `create index order_lines_deal_idx on order_lines (deal_id) where deal_id is not null`,
  // When its order was placed; and whether its pieces came back, of an order cancelled or refused at the door. With them
  // what was sold is summed without looking at orders.
  `alter table order_lines add column placed_at timestamptz`,
  `alter table order_lines add column came_back boolean not null default false`,
  `update order_lines set placed_at = orders.created_at, came_back = orders.status = 'Cancelled'
    from orders where orders.id = order_lines.order_id`,
  `alter table order_lines alter column placed_at set not null`,
  `create index order_lines_sold_idx on order_lines (placed_at) include (product_id, quantity) where not came_back`,
  `drop index order_lines_product_idx`,
  `create index order_lines_product_idx on order_lines (product_id, placed_at) include (quantity, price_cents)
    where not came_back`,

  `alter table orders add column courier text not null default ''`,
  `alter table orders add column tracking_number text not null default ''`,
  // Whether the buyer of a cash-on-delivery order has been reached; older orders need no call any more.
  `alter table orders add column confirmation text not null default 'not_needed'
    check (confirmation in ('not_needed', 'open', 'confirmed', 'wrong_number'))`,
  `alter table orders add column attempts integer not null default 0`,
  `alter table orders add column last_call_at timestamptz`,
  // A shipped parcel that was not taken at the door.
  `alter table orders add column refused_at timestamptz`,
  `alter table orders add column refused_by text references users`,
  // One form for all ways to write a number (contract/phone.ts); '' where there is none.
  `alter table orders add column phone_key text not null default ''`,
  // What the staff's search reads (orders/place/search-text.ts).
  `alter table orders add column search_text text not null default ''`,
  orderWords,
  `create index orders_search_idx on orders using gin (search_text gin_trgm_ops) with (fastupdate = off)`,
  `create index orders_phone_idx on orders (phone_key) where phone_key <> ''`,
  `create index orders_sold_idx on orders (created_at) include (total_cents)
    where status <> 'Cancelled' and refused_at is null`,
  `create index orders_wrong_number_idx on orders (last_call_at, created_at) where confirmation = 'wrong_number'`,
  `create index orders_to_confirm_idx on orders (last_call_at nulls first, created_at) where confirmation = 'open'`,

  // For the staff's screens, which are told of new orders.
  `create index order_events_placed_idx on order_events (at) where from_status is null`,

  `create table order_calls (
    id text primary key,
    order_id text not null references orders on delete cascade,
    at timestamptz not null,
    user_id text not null references users,
    outcome text not null check (outcome in ('confirmed', 'no_answer', 'wrong_number', 'cancelled')),
    note text not null
  )`,
  `create index order_calls_order_idx on order_calls (order_id, at)`,
  `create table order_notes (
    id text primary key,
    order_id text not null references orders on delete cascade,
    at timestamptz not null,
    user_id text not null references users,
    text text not null
  )`,
  `create index order_notes_order_idx on order_notes (order_id, at)`,

  // The staff's search for customers: name, e-mail and phone in small letters, each begun by a space.
  `alter table users add column search_text text not null generated always as (
    ' ' || lower(first_name || ' ' || last_name || ' ' || email || ' ' || regexp_replace(phone, '[^0-9]', '', 'g'))
  ) stored`,
  `create index users_search_idx on users using gin (search_text gin_trgm_ops) with (fastupdate = off)`,
  // What is low, by the number that contract/catalogue/catalogue.ts calls low.
  `create index stock_low_idx on stock (quantity, product_id) where retired_at is null and quantity <= 3`,

  // What the staff changed. Subjects are named, not referenced: the record outlives what it tells about.
  `create table changes (
    id text primary key,
    batch_id text not null,
    at timestamptz not null,
    user_id text not null references users,
    thing text not null check (thing in ('product', 'order', 'deal', 'staff')),
    subject_id text not null,
    subject text not null,
    action text not null,
    before jsonb,
    after jsonb,
    undone_at timestamptz
  )`,
  `create index changes_at_idx on changes (at desc, id desc)`,
  `create index changes_subject_idx on changes (subject_id, at desc)`,
  `create index changes_user_idx on changes (user_id, at desc)`,
  `create index changes_batch_idx on changes (batch_id)`,

  // What the staff's calls came to, so that one repeated under its key does nothing twice.
  `create table idempotency_keys (
    user_id text not null references users on delete cascade,
    key text not null,
    request_hash text not null,
    answer jsonb,
    created_at timestamptz not null,
    primary key (user_id, key)
  )`,
  `create index idempotency_keys_created_idx on idempotency_keys (created_at)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
