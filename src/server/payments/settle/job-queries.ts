import { sql } from 'kysely'
import type { Db, Tx } from '../../db/schema.ts'
import { openStates } from '../ledger/queries.ts'

/**
 * Claims the payment that has been due longest, until `leaseEnd`; undefined when none is due. Two callers at once get
 * different ones.
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

/** Nothing is left to do after this round, unless somebody has made the payment due since. */
export const clearNextTry = async (db: Db | Tx, id: string, leaseEnd: Date): Promise<void> => {
  await db
    .updateTable('payments')
    .set({
      tries: 0,
      nextTryAt: sql<Date | null>`case when state in ('open', 'declined', 'authorised') then held_until end`,
    })
    .where('id', '=', id)
    .where('nextTryAt', '=', leaseEnd)
    // In these two states something is always left to do.
    .where('state', 'not in', ['ordered', 'releasing'])
    .execute()
}

/** Ends holds no later than `until`, which would last longer than any that begins now. */
export const shortenFutureHolds = (db: Db, until: Date, latest: Date) =>
  db
    .updateTable('payments')
    .set({ heldUntil: until, nextTryAt: until })
    .where('orderId', 'is', null)
    .where('state', 'in', openStates)
    .where('heldUntil', '>', latest)
    .execute()

/** Makes payments due that would wait until after `latest`. */
export const bringPaymentsForward = (db: Db, now: Date, latest: Date) =>
  db.updateTable('payments').set({ nextTryAt: now }).where('nextTryAt', '>', latest).execute()

type Failed = { id: string; leaseEnd: Date; nextTryAt: Date }

/** Returns the payment; undefined when somebody else has changed its schedule since it was claimed. */
export const reschedule = (tx: Tx, { id, leaseEnd, nextTryAt }: Failed) =>
  tx
    .updateTable('payments')
    .set({ nextTryAt })
    .where('id', '=', id)
    .where('nextTryAt', '=', leaseEnd)
    .returningAll()
    .executeTakeFirst()
