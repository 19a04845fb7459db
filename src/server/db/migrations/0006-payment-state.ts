import { type Kysely, sql } from 'kysely'

/** How far the money of an order is, and what was refunded, moves from the order to its payment, which knows it first. */
const statements = [
  `alter table payments add column payment_state text not null default 'unpaid'
    check (payment_state in ('unpaid', 'authorised', 'paid', 'refunded', 'released', 'failed'))`,
  `update payments set payment_state = case
    when state in ('open', 'declined') then 'unpaid'
    when state in ('authorised', 'ordered', 'releasing') then 'authorised'
    when state = 'captured' and captured_cents > 0 and refunded_cents >= captured_cents then 'refunded'
    when state = 'captured' then 'paid'
    else state
  end`,
  `update payments set payment_state = orders.payment_state from orders where orders.id = payments.order_id`,
  `alter table orders drop column payment_state, drop column refunded_cents`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
