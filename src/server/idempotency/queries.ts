import { type Insertable, sql } from 'kysely'
import type { Database, Db, Tx } from '../db/schema.ts'

type Key = { userId: string; key: string }

/** Takes the key; false if it was used before. Waits for another transaction that is using it. */
export async function insertKey(tx: Tx, row: Insertable<Database['idempotencyKeys']>): Promise<boolean> {
  const inserted = await tx
    .insertInto('idempotencyKeys')
    .values(row)
    .onConflict(conflict => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  return inserted !== undefined
}

export const findStoredAnswer = (tx: Tx, { userId, key }: Key) =>
  tx
    .selectFrom('idempotencyKeys')
    .where('userId', '=', userId)
    .where('key', '=', key)
    .select(['requestHash', 'answer'])
    .executeTakeFirstOrThrow()

export const updateAnswer = (tx: Tx, { userId, key, answer }: Key & { answer: string }) =>
  tx
    .updateTable('idempotencyKeys')
    .set({ answer })
    .where('userId', '=', userId)
    .where('key', '=', key)
    .execute()

export const putAnswers = (answers: string) =>
  sql<Key>`
    insert into idempotency_keys (user_id, key, request_hash, answer, created_at)
    select "userId", key, "requestHash", answer, "createdAt" from json_to_recordset(${answers}::json)
      as answers_to_keep("userId" text, key text, "requestHash" text, answer jsonb, "createdAt" timestamptz)
    on conflict (user_id, key) do update set answer = excluded.answer where idempotency_keys.answer is null
    returning user_id, key`

export const selectUsedKeys = (keys: string) =>
  sql<Key & { requestHash: string; answer: unknown }>`
    select user_id, idempotency_keys.key, request_hash, answer from idempotency_keys
    join json_to_recordset(${keys}::json) as asked("userId" text, "key" text)
      on user_id = "userId" and idempotency_keys.key = asked.key`

/** The keys of orders and refunds stay: repeated after any time, they must not order or pay a second time. */
export const deleteKeysBefore = (db: Db, before: Date) =>
  db
    .deleteFrom('idempotencyKeys')
    .where('createdAt', '<', before)
    .where(sql<boolean>`coalesce(answer ->> 'orderId', answer ->> 'refundId') is null`)
    .execute()

export const deleteAnswersOf = (tx: Tx, userId: string) =>
  tx.deleteFrom('idempotencyKeys').where('userId', '=', userId).execute()
