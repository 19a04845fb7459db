import { type Kysely, sql } from 'kysely'

/** Orders that the staff change after they were placed, and join into one parcel. */
const statements = [
  `alter table orders
    add column version integer not null default 1,
    add column changed_at timestamptz,
    add column printed_at timestamptz,
    add column merged_into text references orders`,
  'alter table order_calls drop constraint order_calls_outcome_check',
  `alter table order_calls add constraint order_calls_outcome_check
    check (outcome in ('confirmed', 'changed', 'no_answer', 'wrong_number', 'cancelled'))`,
  // What an order was when the sums of sales took it in; null: as it is now.
  'alter table sale_changes add column was jsonb',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
