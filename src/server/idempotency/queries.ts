import { type Insertable, sql } from 'kysely'
import { insertJson, rowsOf, toJsonRows } from '../db/insert-json.ts'
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

export const answeredKeys = insertJson('idempotencyKeys', {
  userId: true,
  key: true,
  requestHash: true,
  answer: true,
  createdAt: true,
})

export const putAnswers = (answers: string) =>
  sql<Key>`
    ${answeredKeys.insert(answers)}
    on conflict (user_id, key) do update set answer = excluded.answer where idempotency_keys.answer is null
    returning user_id, key`

export const selectUsedKeys = (keys: readonly Key[]) =>
  sql<Key & { requestHash: string; answer: unknown }>`
    select used.user_id, used.key, used.request_hash, used.answer from idempotency_keys as used
    join ${rowsOf('idempotencyKeys', toJsonRows<'idempotencyKeys'>(keys))} as asked
      on used.user_id = asked.user_id and used.key = asked.key`

/** The keys of orders and refunds stay: repeated after any time, they must not order or pay a second time. */
export const deleteKeysBefore = (db: Db, before: Date) =>
  db
    .deleteFrom('idempotencyKeys')
    .where('createdAt', '<', before)
    .where(sql<boolean>`coalesce(answer ->> 'orderId', answer ->> 'refundId') is null`)
    .execute()

export const deleteAnswersOf = (tx: Tx, userId: string) =>
  tx.deleteFrom('idempotencyKeys').where('userId', '=', userId).execute()
