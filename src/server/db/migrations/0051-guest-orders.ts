import { type Kysely, sql } from 'kysely'

/** What a guest leaves with an order, and the links that open it. */
const statements = [
  `alter table orders
    add column guest_email text not null default '',
    add column buyer_note text not null default ''`,
  `create table order_links (
    token_hash text primary key,
    order_id text not null references orders on delete cascade,
    expires_at timestamptz not null
  )`,
  `create index order_links_order_idx on order_links (order_id)`,
  `create index order_links_expiry_idx on order_links (expires_at)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
