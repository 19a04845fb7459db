import { sql } from 'kysely'
import type { ChosenOptions } from '../../../contract/catalogue/catalogue.ts'
import { anyOf, idArray } from '../../db/any-of.ts'
import type { Db, Tx } from '../../db/schema.ts'

export type Hold = {
  paymentId: string
  userId: string
  productId: string
  stockId: string
  options: ChosenOptions
  optionsKey: string
  quantity: number
}

export const insertHolds = (
  tx: Tx,
  time: Pick<Hold, 'paymentId' | 'userId'> & { beganAt: Date },
  holds: readonly Hold[],
) =>
  tx
    .with('times', with_ =>
      with_
        .insertInto('holdTimes')
        .values({ ...time, endedAt: null })
        .returning('paymentId'),
    )
    .insertInto('stockHolds')
    .values(holds.map(hold => ({ ...hold, options: JSON.stringify(hold.options) })))
    .execute()

export const selectHoldsOf = (db: Db | Tx, userId: string) =>
  db.selectFrom('stockHolds').where('userId', '=', userId).select(['productId', 'options', 'quantity'])

/** The same for several people. */
export const selectHoldsOfUsers = (db: Db | Tx, userIds: readonly string[]) =>
  db
    .selectFrom('stockHolds')
    .where('userId', '=', anyOf(userIds))
    .select(['userId', 'productId', 'options', 'quantity'])

/** The ids of these products and of what is held for a payment, for other queries. */
export const selectHeldProductIdsAnd = (paymentId: string, productIds: readonly string[]) =>
  sql<string>`(select product_id from stock_holds where payment_id = ${paymentId}
    union select unnest(${idArray(productIds)}))`

/** Deletes the holds of a payment, which end then, and returns them. */
export const deleteHolds = (tx: Tx, paymentId: string, endedAt: Date) =>
  tx
    .with('times', with_ =>
      with_
        .updateTable('holdTimes')
        .set({ endedAt })
        .where('paymentId', '=', paymentId)
        .where('endedAt', 'is', null)
        .returning('paymentId'),
    )
    .deleteFrom('stockHolds')
    .where('paymentId', '=', paymentId)
    .returning(['productId', 'stockId', 'options', 'optionsKey', 'quantity'])
    .execute()

export const selectHoldTimes = (tx: Tx, userId: string, since: Date) =>
  tx
    .selectFrom('holdTimes')
    .where('userId', '=', userId)
    .where(({ eb, or }) => or([eb('endedAt', 'is', null), eb('endedAt', '>', since)]))
    .select(['paymentId', 'beganAt', 'endedAt'])
    .execute()

export const deleteHoldTimes = (db: Db, before: Date) =>
  db.deleteFrom('holdTimes').where('endedAt', '<', before).execute()
