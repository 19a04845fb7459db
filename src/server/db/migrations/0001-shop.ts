import { type Kysely, sql } from 'kysely'

const statements = [
  `create extension if not exists pg_trgm`,

  // What has happened once and for all to this database, such as filling the demo.
  `create table milestones (
    name text primary key,
    reached_at timestamptz not null
  )`,

  `create table users (
    id text primary key,
    email text not null,
    username text not null,
    password_hash text not null,
    first_name text not null,
    last_name text not null,
    phone text not null,
    gender text not null check (gender in ('male', 'female', 'other')),
    city text not null,
    street text not null,
    user_type text not null check (user_type in ('admin', 'shopper')),
    created_at timestamptz not null
  )`,
  `create unique index users_email_key on users (lower(email))`,
  `create unique index users_username_key on users (lower(username))`,

  `create table sessions (
    token_hash text primary key,
    user_id text not null references users on delete cascade,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  `create index sessions_user_idx on sessions (user_id)`,
  `create index sessions_expiry_idx on sessions (expires_at)`,

  `create table attempts (
    key text primary key,
    count integer not null,
    resets_at timestamptz not null
  )`,

  `create table media (
    id text primary key,
    width integer not null,
    height integer not null,
    bytes integer not null,
    created_by text references users,
    created_at timestamptz not null
  )`,

  `create table products (
    id text primary key,
    slug text not null unique,
    title text not null,
    category text not null,
    description text not null,
    price_cents integer not null check (price_cents >= 0),
    display_price_cents integer not null check (display_price_cents >= 0),
    pictures jsonb not null,
    colors jsonb not null,
    materials jsonb not null,
    lengths jsonb not null,
    sizes jsonb not null,
    search_title tsvector not null,
    search_vector tsvector not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    archived_at timestamptz
  )`,
  `create index products_new_idx on products (created_at desc, id desc) where archived_at is null`,
  `create index products_category_idx on products (category, created_at desc, id desc) where archived_at is null`,
  // Without fastupdate: the embedded database never vacuums, so a pending list would be walked by every search.
  `create index products_title_idx on products using gin (search_title) with (fastupdate = off)`,
  `create index products_search_idx on products using gin (search_vector) with (fastupdate = off)`,

  // Every word a product was ever found by; misspelt words are compared with these few, not with every product.
  `create table search_terms (word text primary key)`,
  `create index search_terms_trigram_idx on search_terms using gin (word gin_trgm_ops) with (fastupdate = off)`,

  // One row per product today; a product with a colour x size grid gets one row per cell.
  `create table stock (
    id text primary key,
    product_id text not null references products,
    color text not null default '',
    size text not null default '',
    quantity integer not null check (quantity >= 0),
    unique (product_id, color, size)
  )`,

  `create table carts (
    id text primary key,
    user_id text not null unique references users on delete cascade,
    version integer not null default 1
  )`,
  `create table cart_lines (
    id text primary key,
    cart_id text not null references carts on delete cascade,
    product_id text not null references products,
    options jsonb not null,
    options_key text not null,
    quantity integer not null check (quantity > 0),
    added_at timestamptz not null,
    unique (cart_id, product_id, options_key)
  )`,

  `create table orders (
    id text primary key,
    number integer generated always as identity (start with 1001) unique,
    user_id text not null references users,
    status text not null check (status in ('Pending', 'Processing', 'Shipped', 'Delivered', 'Cancelled')),
    payment_method text not null check (payment_method in ('COD', 'online')),
    total_cents integer not null check (total_cents >= 0),
    full_name text not null,
    address text not null,
    city text not null,
    postal_code text not null,
    country text not null,
    phone text not null,
    request_hash text not null,
    idempotency_key text,
    created_at timestamptz not null,
    unique (user_id, idempotency_key)
  )`,
  `create index orders_user_idx on orders (user_id, created_at desc, id desc)`,
  `create index orders_status_idx on orders (status, created_at desc, id desc)`,
  `create index orders_created_idx on orders (created_at desc, id desc)`,

  `create table order_lines (
    id text primary key,
    order_id text not null references orders on delete cascade,
    position integer not null,
    product_id text not null references products,
    title text not null,
    image text not null,
    price_cents integer not null check (price_cents >= 0),
    quantity integer not null check (quantity > 0),
    options jsonb not null,
    stock_id text not null references stock,
    unique (order_id, position)
  )`,
  `create index order_lines_product_idx on order_lines (product_id)`,

  `create table order_events (
    id text primary key,
    order_id text not null references orders on delete cascade,
    at timestamptz not null,
    user_id text not null references users,
    from_status text,
    to_status text not null
  )`,
  `create index order_events_order_idx on order_events (order_id, at)`,

  `create table deals (
    id text primary key,
    start_at timestamptz not null,
    end_at timestamptz not null,
    is_active boolean not null,
    created_at timestamptz not null,
    check (end_at > start_at)
  )`,
  `create table deal_products (
    deal_id text not null references deals on delete cascade,
    product_id text not null references products,
    position integer not null,
    primary key (deal_id, product_id)
  )`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
