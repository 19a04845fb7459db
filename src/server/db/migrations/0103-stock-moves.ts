import { type Kysely, sql } from 'kysely'

/** Every change of a shelf's pieces, opened with what lies there now. The sum of a shelf's moves is its quantity. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table stock_moves (
      id bigint generated always as identity primary key,
      stock_id text not null,
      product_id text not null,
      change int not null check (change <> 0 or kind = 'counted'),
      kind text not null check (kind in
        ('opening', 'corrected', 'set', 'bought', 'counted', 'damaged', 'imported', 'undone', 'moved', 'sold', 'cancelled', 'refused', 'changed', 'held', 'released')),
      order_id text,
      user_id text,
      machine text,
      note text not null default '',
      at timestamptz not null)`.execute(db)
  await sql`create index stock_moves_of_product on stock_moves (product_id, id)`.execute(db)
  await sql`create index stock_moves_of_order on stock_moves (order_id) where order_id is not null`.execute(
    db,
  )
  await sql`
    insert into stock_moves (stock_id, product_id, change, kind, machine, at)
    select id, product_id, quantity, 'opening', 'clock', now() from stock where quantity <> 0
    order by product_id, color, size`.execute(db)
}
