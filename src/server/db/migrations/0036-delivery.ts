import { type Kysely, sql } from 'kysely'

/** What an order was charged for delivery, as part of its total, and the days it was promised for. */
const statements = [
  `alter table orders
    add column delivery_cents integer not null default 0 check (delivery_cents >= 0),
    add column delivery_from text check (delivery_from ~ '^\\d{4}-\\d\\d-\\d\\d$'),
    add column delivery_until text check (delivery_until ~ '^\\d{4}-\\d\\d-\\d\\d$'),
    add constraint orders_delivery_dates_check check ((delivery_from is null) = (delivery_until is null))`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
