import { type Kysely, sql } from 'kysely'

const statements = [
  // The same fingerprint as before: it is made of the same list.
  `insert into idempotency_keys (user_id, key, request_hash, answer, created_at)
    select user_id, idempotency_key, request_hash, jsonb_build_object('orderId', id), created_at
    from orders where idempotency_key is not null
    on conflict do nothing`,
  `insert into idempotency_keys (user_id, key, request_hash, answer, created_at)
    select refunds.user_id, idempotency_key,
      encode(sha256(convert_to('["refund","' || order_id || '",' || cents || ']', 'UTF8')), 'hex'),
      jsonb_build_object('refundId', refunds.id), refunds.created_at
    from refunds join payments on payments.id = refunds.payment_id
    where idempotency_key is not null and refunds.user_id is not null
    on conflict do nothing`,
  `alter table orders drop column idempotency_key`,
  `alter table refunds drop column idempotency_key`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
