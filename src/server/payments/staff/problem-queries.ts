import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'

/** Payments with a problem, the oldest first. */
export const findPaymentsWithProblem = (db: Db, { limit, offset }: { limit: number; offset: number }) =>
  db
    .selectFrom('payments')
    .innerJoin('users', 'users.id', 'payments.userId')
    .leftJoin('orders', 'orders.id', 'payments.orderId')
    .where('problemAt', 'is not', null)
    .select([
      'payments.id',
      'intentId',
      'amountCents',
      'payments.currency',
      'capturedCents',
      'payments.refundedCents',
      'payments.state',
      'paymentState',
      'problems',
      'problemAt',
      'nextTryAt',
      'payments.userId',
      'firstName',
      'lastName',
      'email',
      'orderId',
      'number',
    ])
    .select(({ exists, selectFrom, val }) =>
      exists(
        selectFrom('refunds')
          .whereRef('paymentId', '=', 'payments.id')
          .where('refunds.state', '=', 'queued')
          .select(val(1).as('one')),
      ).as('isRefunding'),
    )
    .orderBy('problemAt')
    .orderBy('payments.id')
    .limit(limit)
    .offset(offset)
    .execute()

export const countPaymentsWithProblem = (db: Db) =>
  db
    .selectFrom('payments')
    .where('problemAt', 'is not', null)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
