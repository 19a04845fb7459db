import { type Kysely, sql } from 'kysely'

/** What the courier collects of an order in another currency than it is in, and at which rate; null: its total. */
const statements = [
  `alter table orders
    add column cash_cents double precision check (cash_cents > 0),
    add column cash_currency text check (cash_currency ~ '^[A-Z]{3}$'),
    add column cash_rate double precision check (cash_rate > 0),
    add constraint orders_cash_check check (num_nulls(cash_cents, cash_currency, cash_rate) in (0, 3))`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
