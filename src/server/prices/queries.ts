import type { Db, Tx } from '../db/schema.ts'

/** Every product of the deals that run at `now`, of these ids or of all, greatest percentage first. */
export const findRunningDeals = (db: Db | Tx, now: Date, productIds: readonly string[] | undefined) =>
  db
    .selectFrom('deals')
    .innerJoin('dealProducts', 'dealProducts.dealId', 'deals.id')
    .select(['productId', 'dealId', 'percentOff', 'endAt'])
    .where('isActive', '=', true)
    .where('startAt', '<=', now)
    .where('endAt', '>', now)
    .$if(productIds !== undefined, query => query.where('productId', 'in', productIds ?? []))
    .orderBy('percentOff', order => order.desc().nullsLast())
    .orderBy('endAt', 'desc')
    .orderBy('dealId')
    .execute()
