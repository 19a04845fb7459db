import type { Db, Tx } from '../db/schema.ts'

/** Every product of the deals that take something off at `now`, of these ids or of all, greatest percentage first. */
export const findReductions = (db: Db | Tx, now: Date, productIds: readonly string[] | undefined) =>
  db
    .selectFrom('deals')
    .innerJoin('dealProducts', 'dealProducts.dealId', 'deals.id')
    .select(['productId', 'dealId', 'endAt'])
    .select(({ ref }) => ref('percentOff').$notNull().as('percentOff'))
    .where('percentOff', 'is not', null)
    .where('isActive', '=', true)
    .where('startAt', '<=', now)
    .where('endAt', '>', now)
    .$if(productIds !== undefined, query => query.where('productId', 'in', productIds ?? []))
    .orderBy('percentOff', 'desc')
    .orderBy('endAt', 'desc')
    .orderBy('dealId')
    .execute()
