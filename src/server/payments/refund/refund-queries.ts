import type { Insertable, Updateable } from 'kysely'
import type { Database, Db, Tx } from '../../db/schema.ts'

/** The refund that was asked for under this key and has not come to nothing. */
export const findByKey = (tx: Tx, paymentId: string, idempotencyKey: string) =>
  tx
    .selectFrom('refunds')
    .where('paymentId', '=', paymentId)
    .where('idempotencyKey', '=', idempotencyKey)
    .where('state', 'in', ['queued', 'done'])
    .select(['id', 'cents'])
    .executeTakeFirst()

/** Lets another refund be asked for under the key of one that has come to nothing. */
export const freeKey = (tx: Tx, paymentId: string, idempotencyKey: string) =>
  tx
    .updateTable('refunds')
    .set({ idempotencyKey: null })
    .where('paymentId', '=', paymentId)
    .where('idempotencyKey', '=', idempotencyKey)
    .where('state', 'in', ['failed', 'dropped'])
    .execute()

export const insertRefund = (tx: Tx, refund: Insertable<Database['refunds']>) =>
  tx.insertInto('refunds').values(refund).execute()

export const findRefunds = (db: Db | Tx, paymentId: string) =>
  db
    .selectFrom('refunds')
    .where('paymentId', '=', paymentId)
    .selectAll()
    .orderBy('createdAt')
    .orderBy('id')
    .execute()

export const isQueued = async (db: Db, id: string): Promise<boolean> => {
  const refund = await db.selectFrom('refunds').where('id', '=', id).select('state').executeTakeFirst()
  return refund?.state === 'queued'
}

export const changeRefund = (tx: Tx, id: string, changes: Updateable<Database['refunds']>) =>
  tx.updateTable('refunds').set(changes).where('id', '=', id).execute()

/** Nobody is to give back any more what waits for it or failed. */
export const dropRefunds = (tx: Tx, paymentId: string, states: readonly ('queued' | 'failed')[]) =>
  tx
    .updateTable('refunds')
    .set({ state: 'dropped' })
    .where('paymentId', '=', paymentId)
    .where('state', 'in', states)
    .execute()

/** Refunds of these payments with the names of who asked for them, oldest first. */
export const findRefundsOfPayments = (db: Db | Tx, paymentIds: readonly string[]) =>
  db
    .selectFrom('refunds')
    .leftJoin('users', 'users.id', 'refunds.userId')
    .where('paymentId', 'in', paymentIds)
    .select(['refunds.id', 'paymentId', 'cents', 'reason', 'state', 'refunds.createdAt', 'refunds.userId'])
    .select(['firstName', 'lastName'])
    .orderBy('refunds.createdAt')
    .orderBy('refunds.id')
    .execute()
