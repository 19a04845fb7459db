import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database, Db, Tx } from '../db/schema.ts'

export type DealRow = Selectable<Database['deals']>

export const findDeals = (db: Db | Tx) =>
  db.selectFrom('deals').selectAll().orderBy('startAt', 'desc').orderBy('id', 'desc').execute()

export const findDeal = (db: Db | Tx, id: string) =>
  db.selectFrom('deals').selectAll().where('id', '=', id).executeTakeFirst()

export const findRunning = (db: Db | Tx, now: Date) =>
  db
    .selectFrom('deals')
    .selectAll()
    .where('isActive', '=', true)
    .where('startAt', '<=', now)
    .where('endAt', '>', now)
    .orderBy('endAt')
    .orderBy('id')
    .execute()

/** The product ids of these deals, each deal's in its order. */
export const findDealProducts = (db: Db | Tx, dealIds: readonly string[]) =>
  db
    .selectFrom('dealProducts')
    .select(['dealId', 'productId'])
    .where('dealId', 'in', dealIds)
    .orderBy('position')
    .orderBy('productId')
    .execute()

/** Units of each deal's products in orders since the deal began, cancelled and refused ones left out. */
export const sumSold = (db: Db | Tx, dealIds: readonly string[]) =>
  db
    .selectFrom('deals')
    .innerJoin('dealProducts', 'dealProducts.dealId', 'deals.id')
    .innerJoin('orderLines', 'orderLines.productId', 'dealProducts.productId')
    .innerJoin('orders', 'orders.id', 'orderLines.orderId')
    .select(['deals.id as dealId', 'dealProducts.productId', sql<number>`sum(quantity)::int`.as('sold')])
    .where('deals.id', 'in', dealIds)
    .where('orders.status', '!=', 'Cancelled')
    .where('orders.refusedAt', 'is', null)
    .whereRef('orders.createdAt', '>=', 'deals.startAt')
    .groupBy(['deals.id', 'dealProducts.productId'])
    .execute()

export const insertDeal = (tx: Tx, deal: Insertable<Database['deals']>) =>
  tx.insertInto('deals').values(deal).execute()

export const updateDeal = (
  tx: Tx,
  id: string,
  changes: Pick<Insertable<Database['deals']>, 'startAt' | 'endAt' | 'isActive'> & {
    percentOff?: number | null
  },
) => tx.updateTable('deals').set(changes).where('id', '=', id).execute()

/** Holds the deal till the transaction ends, so that two changes of its products follow each other. */
export const lockDeal = (tx: Tx, id: string) =>
  tx.selectFrom('deals').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const deleteDeal = (tx: Tx, id: string) => tx.deleteFrom('deals').where('id', '=', id).execute()

/** Puts products behind those the deal has, in the order given; those it has already keep their place. */
export const appendProducts = (tx: Tx, dealId: string, productIds: readonly string[]) =>
  sql`
    insert into deal_products (deal_id, product_id, position)
    select ${dealId}, added.id, added.nth + coalesce((select max(position) from deal_products where deal_id = ${dealId}), 0)
    from unnest(${productIds}::text[]) with ordinality as added(id, nth)
    on conflict do nothing`.execute(tx)

export const removeAllProducts = (tx: Tx, dealId: string) =>
  tx.deleteFrom('dealProducts').where('dealId', '=', dealId).execute()

export const removeSomeProducts = (tx: Tx, dealId: string, productIds: readonly string[]) =>
  tx.deleteFrom('dealProducts').where('dealId', '=', dealId).where('productId', 'in', productIds).execute()
