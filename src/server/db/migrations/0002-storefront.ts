import { type Kysely, sql } from 'kysely'

const statements = [
  // Addresses a product had before it was renamed; they lead to its address of today.
  `create table old_slugs (
    slug text primary key,
    product_id text not null references products,
    left_at timestamptz not null
  )`,
  `alter table products add column included jsonb not null default '[]'`,

  // A shelf the staff took away. Orders still name it, so it stays, but nothing is sold from it.
  `alter table stock add column retired_at timestamptz`,

  // A tiny blurred likeness as a data address; null for pictures kept before there were any.
  `alter table media add column placeholder text`,

  `create table wishlist_items (
    user_id text not null references users on delete cascade,
    product_id text not null references products,
    added_at timestamptz not null,
    primary key (user_id, product_id)
  )`,
  `create index wishlist_items_added_idx on wishlist_items (user_id, added_at desc)`,

  `create table password_resets (
    token_hash text primary key,
    user_id text not null references users on delete cascade,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  `create index password_resets_user_idx on password_resets (user_id)`,
  `create index password_resets_expiry_idx on password_resets (expires_at)`,

  // Mail is written in the transaction of what it tells about and sent after it.
  `create table outbox (
    id text primary key,
    recipient text not null,
    subject text not null,
    body text not null,
    created_at timestamptz not null,
    tries integer not null default 0,
    next_try_at timestamptz not null,
    sent_at timestamptz,
    given_up_at timestamptz,
    last_error text
  )`,
  `create index outbox_waiting_idx on outbox (next_try_at) where sent_at is null and given_up_at is null`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
