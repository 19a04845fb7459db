import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'

/**
 * The payment that has waited longest to be looked after, now held until `leaseEnd`; undefined when there is none. Two
 * that ask at once get different ones.
 */
export const claimDue = (db: Db, now: Date, leaseEnd: Date) =>
  db
    .updateTable('payments')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1), nextTryAt: leaseEnd }))
    .where('id', '=', q =>
      q
        .selectFrom('payments')
        .select('id')
        .where('nextTryAt', '<=', now)
        .orderBy('nextTryAt')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'tries'])
    .executeTakeFirst()

/** Nothing is left to do after this round, unless somebody has found something since. */
export const rest = (db: Db, id: string, leaseEnd: Date) =>
  db
    .updateTable('payments')
    .set({
      tries: 0,
      nextTryAt: sql<Date | null>`case when state in ('open', 'declined', 'authorised') then held_until end`,
    })
    .where('id', '=', id)
    .where('nextTryAt', '=', leaseEnd)
    .execute()

type Failed = { id: string; leaseEnd: Date; nextTryAt: Date; problem: { words: string; at: Date } | null }

/** Nothing happens when somebody else has brought the payment on since it was claimed. */
export const putOff = (db: Db, { id, leaseEnd, nextTryAt, problem }: Failed) =>
  db
    .updateTable('payments')
    .set(({ fn, ref, val }) => ({
      nextTryAt,
      ...(problem && {
        problem: problem.words,
        problemAt: fn.coalesce(ref('problemAt'), val(problem.at)),
      }),
    }))
    .where('id', '=', id)
    .where('nextTryAt', '=', leaseEnd)
    .execute()

/** Messages of the provider that were acted upon long ago, and payments that came to nothing. */
export async function deleteOld(db: Db, { events, payments }: { events: Date; payments: Date }) {
  await db.deleteFrom('cardEvents').where('receivedAt', '<', events).execute()
  await db
    .deleteFrom('payments')
    .where('state', '=', 'released')
    .where('orderId', 'is', null)
    .where('problemAt', 'is', null)
    .where('updatedAt', '<', payments)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('refunds').whereRef('refunds.paymentId', '=', 'payments.id').select('refunds.id')),
      ),
    )
    .execute()
}
