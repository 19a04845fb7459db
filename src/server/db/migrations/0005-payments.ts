import { type Kysely, sql } from 'kysely'

const statements = [
  // How far the money of an order is, beside its status; see contract/orders/order-status.ts.
  `alter table orders add column payment_state text not null default 'unpaid'
    check (payment_state in ('unpaid', 'authorised', 'paid', 'refunded', 'released', 'failed'))`,
  `alter table orders add column refunded_cents integer not null default 0
    check (refunded_cents between 0 and total_cents)`,

  // One authorisation of a card for one cart; see db/tables/payment-tables.ts for its states.
  `create table payments (
    id text primary key,
    user_id text not null references users,
    intent_id text unique,
    amount_cents integer not null check (amount_cents > 0),
    currency text not null,
    cart_fingerprint text not null,
    state text not null check (state in
      ('open', 'declined', 'authorised', 'ordered', 'captured', 'releasing', 'released', 'failed')),
    order_id text unique references orders,
    captured_cents integer not null default 0,
    refunded_cents integer not null default 0,
    attempt integer not null default 1,
    held_until timestamptz not null,
    next_try_at timestamptz,
    tries integer not null default 0,
    problem text not null default '',
    problem_at timestamptz,
    problem_stays boolean not null default false,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    check (captured_cents between 0 and amount_cents),
    check (refunded_cents between 0 and captured_cents),
    check ((order_id is not null) >= (state in ('ordered', 'failed')))
  )`,
  // Of the payments of one person at most one is still to become an order.
  `create unique index payments_live_idx on payments (user_id)
    where order_id is null and state in ('open', 'declined', 'authorised')`,
  `create index payments_user_idx on payments (user_id, created_at desc, id desc)`,
  `create index payments_due_idx on payments (next_try_at) where next_try_at is not null`,
  // For the staff's screens, which hear of money that has moved.
  `create index payments_order_news_idx on payments (updated_at) where order_id is not null`,
  `create index payments_problem_idx on payments (problem_at, id) where problem_at is not null`,
  `create index payments_settled_idx on payments (updated_at) where order_id is null and state = 'released'`,

  // Stock that was taken off its shelf for a payment and waits to become an order's, or to go back.
  `create table stock_holds (
    payment_id text not null references payments on delete cascade,
    user_id text not null references users,
    product_id text not null references products,
    stock_id text not null references stock,
    options jsonb not null,
    options_key text not null,
    quantity integer not null check (quantity > 0),
    primary key (payment_id, product_id, options_key)
  )`,
  `create index stock_holds_user_idx on stock_holds (user_id)`,

  // The provider knows each by this id, so that a refund is given once however often it is sent.
  `create table refunds (
    id text primary key,
    payment_id text not null references payments,
    cents integer not null check (cents > 0),
    reason text not null,
    user_id text references users,
    idempotency_key text,
    state text not null check (state in ('queued', 'done', 'failed', 'dropped')),
    provider_id text unique,
    created_at timestamptz not null,
    unique (payment_id, idempotency_key)
  )`,

  // What the card provider has told, so that each message counts once.
  `create table card_events (
    id text primary key,
    kind text not null,
    received_at timestamptz not null,
    done_at timestamptz
  )`,
  `create index card_events_received_idx on card_events (received_at)`,

  `alter table changes drop constraint changes_thing_check`,
  `alter table changes add constraint changes_thing_check
    check (thing in ('product', 'order', 'deal', 'staff', 'payment'))`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
