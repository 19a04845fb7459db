import { sql } from 'kysely'
import type { ChosenOptions } from '../../../contract/catalogue.ts'
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

export const insertHolds = (tx: Tx, holds: readonly Hold[]) =>
  tx
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

/** Deletes the holds of a payment and returns them. */
export const deleteHolds = (tx: Tx, paymentId: string) =>
  tx
    .deleteFrom('stockHolds')
    .where('paymentId', '=', paymentId)
    .returning(['productId', 'stockId', 'options', 'optionsKey', 'quantity'])
    .execute()
