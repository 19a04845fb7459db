import { type Kysely, sql } from 'kysely'

/** Every commit that changes the status of orders says so. One that places an order says `sales` already. */
const statements = [
  `create function announce_order_status() returns trigger language plpgsql as $$
    begin
      perform pg_notify('shop_changes', 'order status');
      return null;
    end $$`,
  `create trigger announce_status after delete or truncate or update of status on orders
    for each statement execute function announce_order_status()`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
