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

/** Without a key it changes nothing. */
export const updateAnswer = (
  tx: Tx,
  { userId, key, answer }: { userId: string; key: string | null; answer: string },
) =>
  tx
    .updateTable('idempotencyKeys')
    .set({ answer })
    .where('userId', '=', userId)
    .where('key', '=', sql<string>`${key}`)
    .returning('key')

/** The keys of orders and refunds stay: repeated after any time, they must not order or pay a second time. */
export const deleteKeysBefore = (db: Db, before: Date) =>
  db
    .deleteFrom('idempotencyKeys')
    .where('createdAt', '<', before)
    .where(sql<boolean>`coalesce(answer ->> 'orderId', answer ->> 'refundId') is null`)
    .execute()
