import { type Kysely, sql } from 'kysely'

/** What the staff take off an order's total, and why. */
const statements = [
  `alter table orders
    add column discount_cents integer not null default 0 check (discount_cents >= 0),
    add column discount_reason text not null default ''`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
