import { type Kysely, sql } from 'kysely'

/**
 * Collections: products that the owner chose (`rule` null), or those that a rule finds. Each commit that changes them says
 * so to every process, which keeps them like the categories.
 */
const statements = [
  `create table collections (
    id text primary key,
    slug text not null unique,
    name text not null,
    intro text not null,
    rule jsonb,
    hidden boolean not null,
    in_menu boolean not null,
    position integer not null,
    version integer not null check (version > 0)
  )`,
  `create table collection_products (
    collection_id text not null references collections on delete cascade,
    product_id text not null references products on delete cascade,
    position integer not null,
    primary key (collection_id, product_id)
  )`,
  `create index collection_products_product_idx on collection_products (product_id)`,
  `create table old_collections (
    slug text primary key,
    collection_id text not null references collections on delete cascade
  )`,
  `create index old_collections_collection_idx on old_collections (collection_id)`,
  `create function announce_collections() returns trigger language plpgsql as $$
    begin
      perform pg_notify('shop_changes', 'collections');
      return null;
    end $$`,
  ...['collections', 'collection_products', 'old_collections'].map(
    table => `create trigger announce_${table} after insert or update or delete or truncate on ${table}
      for each statement execute function announce_collections()`,
  ),
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
