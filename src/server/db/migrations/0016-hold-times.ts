import { type Kysely, sql } from 'kysely'

const statements = [
  // When stock was held for whom, so that no renewal begins the half hour of a person anew.
  `create table hold_times (
    payment_id text not null references payments on delete cascade,
    user_id text not null references users,
    began_at timestamptz not null,
    ended_at timestamptz
  )`,
  `create index hold_times_payment_idx on hold_times (payment_id)`,
  `create index hold_times_user_idx on hold_times (user_id, began_at)`,
  `insert into hold_times (payment_id, user_id, began_at)
    select distinct payments.id, payments.user_id, payments.created_at
    from payments join stock_holds on stock_holds.payment_id = payments.id`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
