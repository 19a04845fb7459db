import { type Kysely, sql } from 'kysely'

/**
 * What the pieces of a shelf cost the shop, each on average, in cents; null where it is not known. Received pieces and the lines
 * of orders keep their own. Orders placed before count as orders without a known cost; those that a process of the version before
 * sums meanwhile are counted once they change.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table stock
      add column cost_cents int check (cost_cents >= 0),
      add column earlier_costs jsonb not null default '[]'`.execute(db)
  await sql`
    alter table stock_moves add column cost_cents int check (cost_cents >= 0), add column currency text`.execute(
    db,
  )
  await sql`alter table order_lines add column cost_cents int check (cost_cents >= 0)`.execute(db)
  await sql`
    alter table sales_by_quarter_hour
      add column costed_orders int not null default 0,
      add column uncosted_orders int not null default 0,
      add column earned_cents bigint not null default 0,
      add column cost_cents bigint not null default 0`.execute(db)
  await sql`update sales_by_quarter_hour set uncosted_orders = orders where orders > 0`.execute(db)
}
