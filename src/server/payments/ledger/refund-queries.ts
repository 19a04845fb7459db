import type { Insertable, Updateable } from 'kysely'
import type { RefundState } from '../../../contract/payments.ts'
import { anyOf } from '../../db/any-of.ts'
import type { Database, Db, Tx } from '../../db/schema.ts'

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

export const findRefundState = async (db: Db | Tx, id: string): Promise<RefundState | undefined> => {
  const refund = await db.selectFrom('refunds').where('id', '=', id).select('state').executeTakeFirst()
  return refund?.state
}

export const changeRefund = (tx: Tx, id: string, changes: Updateable<Database['refunds']>) =>
  tx.updateTable('refunds').set(changes).where('id', '=', id).execute()

export const blankReasons = (tx: Tx, paymentIds: readonly string[]) =>
  tx.updateTable('refunds').set({ reason: '' }).where('paymentId', '=', anyOf(paymentIds)).execute()

/** Refunds in these states are not made any more. */
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
    .where('paymentId', '=', anyOf(paymentIds))
    .select(['refunds.id', 'paymentId', 'cents', 'reason', 'state', 'refunds.createdAt', 'refunds.userId'])
    .select(['firstName', 'lastName'])
    .orderBy('refunds.createdAt')
    .orderBy('refunds.id')
    .execute()
