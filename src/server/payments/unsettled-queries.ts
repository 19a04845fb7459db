import { sql } from 'kysely'
import type { Db, Tx } from '../db/schema.ts'

/** Payments with a problem, the oldest first. */
export const findUnsettled = (db: Db, { limit, offset }: { limit: number; offset: number }) =>
  db
    .selectFrom('payments')
    .innerJoin('users', 'users.id', 'payments.userId')
    .leftJoin('orders', 'orders.id', 'payments.orderId')
    .where('problemAt', 'is not', null)
    .select([
      'payments.id',
      'intentId',
      'amountCents',
      'capturedCents',
      'payments.refundedCents',
      'payments.state',
      'problem',
      'problemAt',
      'nextTryAt',
      'payments.userId',
      'firstName',
      'lastName',
      'email',
      'orderId',
      'number',
    ])
    .orderBy('problemAt')
    .orderBy('payments.id')
    .limit(limit)
    .offset(offset)
    .execute()

export const countUnsettled = (db: Db) =>
  db
    .selectFrom('payments')
    .where('problemAt', 'is not', null)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()

/** The payments of these orders. */
export const findOfOrders = (db: Db | Tx, orderIds: readonly string[]) =>
  db.selectFrom('payments').where('orderId', 'in', orderIds).selectAll().execute()

/** Refunds of these payments with the names of who asked for them, oldest first. */
export const findRefundsOf = (db: Db | Tx, paymentIds: readonly string[]) =>
  db
    .selectFrom('refunds')
    .leftJoin('users', 'users.id', 'refunds.userId')
    .where('paymentId', 'in', paymentIds)
    .select(['refunds.id', 'paymentId', 'cents', 'reason', 'state', 'refunds.createdAt', 'refunds.userId'])
    .select(['firstName', 'lastName'])
    .orderBy('refunds.createdAt')
    .orderBy('refunds.id')
    .execute()
