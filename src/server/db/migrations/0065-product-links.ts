import { type Kysely, sql } from 'kysely'

/** Products that go with others. A pair and a look are one row, read from both of their products. */
const statements = [
  `create table product_links (
    product_id text not null references products on delete cascade,
    linked_id text not null references products on delete cascade,
    kind text not null check (kind in ('pair', 'look', 'instead')),
    position integer not null,
    primary key (product_id, linked_id),
    check (product_id <> linked_id)
  )`,
  `create index product_links_linked_idx on product_links (linked_id)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
