import { type Kysely, sql } from 'kysely'

/** The tax in percent that an order's total includes, and the number of who pays it; null: none. */
const statements = [
  `alter table orders
    add column tax_percent double precision check (tax_percent > 0),
    add column tax_number text,
    add constraint orders_tax_check check ((tax_percent is null) = (tax_number is null))`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
