import { type Insertable, type Selectable, sql } from 'kysely'
import { anyOf } from '../db/any-of.ts'
import type { Database, Db, Tx } from '../db/schema.ts'

export type DealRow = Selectable<Database['deals']>

export const findDeals = (db: Db | Tx) =>
  db.selectFrom('deals').selectAll().orderBy('startAt', 'desc').orderBy('id', 'desc').execute()

export const findDeal = (db: Db | Tx, id: string) =>
  db.selectFrom('deals').selectAll().where('id', '=', id).executeTakeFirst()

export const findRunningDeals = (db: Db | Tx, now: Date) =>
  db
    .selectFrom('deals')
    .selectAll()
    .where('isActive', '=', true)
    .where('startAt', '<=', now)
    .where('endAt', '>', now)
    .orderBy('endAt')
    .orderBy('id')
    .execute()

/** The product ids of these deals, each deal's in its order; a deal without products is left out. */
export async function findDealProducts(db: Db | Tx, dealIds: readonly string[]) {
  const { rows } = await sql<{ dealId: string; productIds: string[] }>`
    select deal_id as "dealId", json_agg(product_id order by position, product_id) as "productIds"
    from deal_products where deal_id = any(${dealIds}::text[]) group by deal_id`.execute(db)
  return rows
}

/** The products of a deal by id and title, in its order. */
export const findProductNames = (tx: Tx, dealId: string) =>
  tx
    .selectFrom('dealProducts')
    .innerJoin('products', 'products.id', 'dealProducts.productId')
    .select(['products.id', 'products.title'])
    .where('dealId', '=', dealId)
    .orderBy('position')
    .orderBy('productId')
    .execute()

export const insertDeal = (tx: Tx, deal: Insertable<Database['deals']>) =>
  tx.insertInto('deals').values(deal).execute()

export const updateDeal = (
  tx: Tx,
  id: string,
  changes: Pick<Insertable<Database['deals']>, 'startAt' | 'endAt' | 'isActive'> & {
    percentOff?: number | null
    name?: string
  },
) => tx.updateTable('deals').set(changes).where('id', '=', id).execute()

/** Locks the deal until the transaction ends, so that of two changes of its products the second waits. */
export const lockDeal = (tx: Tx, id: string) =>
  tx.selectFrom('deals').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const deleteDeal = (tx: Tx, id: string) => tx.deleteFrom('deals').where('id', '=', id).execute()

/** Adds products after those of the deal, in the order given; products it has already keep their place. */
export const appendProducts = (tx: Tx, dealId: string, productIds: readonly string[]) =>
  sql`
    insert into deal_products (deal_id, product_id, position)
    select ${dealId}, added.id, added.nth + coalesce((select max(position) from deal_products where deal_id = ${dealId}), 0)
    from unnest(${productIds}::text[]) with ordinality as added(id, nth)
    on conflict do nothing`.execute(tx)

export const removeAllProducts = (tx: Tx, dealId: string) =>
  tx.deleteFrom('dealProducts').where('dealId', '=', dealId).execute()

export const removeSomeProducts = (tx: Tx, dealId: string, productIds: readonly string[]) =>
  tx
    .deleteFrom('dealProducts')
    .where('dealId', '=', dealId)
    .where('productId', '=', anyOf(productIds))
    .execute()
