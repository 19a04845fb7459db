import { type Kysely, sql } from 'kysely'

/** In which currency a line was sold, and in which one the sums of sales are: one at a time. */
const statements = [
  `alter table order_lines add column currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$')`,
  `update order_lines set currency = orders.currency from orders
    where orders.id = order_id and orders.currency <> 'USD'`,
  // A single row. Without one the sums are made anew, which is nothing to do in a shop without orders.
  `create table sales_currency (
    currency text not null check (currency ~ '^[A-Z]{3}$'),
    since timestamptz
  )`,
  `create unique index sales_currency_one_row on sales_currency ((true))`,
  `insert into sales_currency (currency)
    select coalesce((select value ->> 'currency' from settings where name = 'money'), 'USD')
    where exists (select from orders)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
