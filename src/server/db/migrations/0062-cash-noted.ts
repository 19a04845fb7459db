import { type Kysely, sql } from 'kysely'

/** When the cash of a delivered order was noted, and by whom; and parcels are found by their tracking numbers. */
const statements = [
  'alter table orders add column cash_noted_at timestamptz',
  'alter table orders add column cash_noted_by text references users',
  `create index orders_tracking_idx on orders (lower(tracking_number) text_pattern_ops) where tracking_number <> ''`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
