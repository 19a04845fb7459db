import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'

/** Also one that has been deleted. */
export const findTitle = (db: Db, productId: string) =>
  db
    .selectFrom('products')
    .where('id', '=', productId)
    .select(['id', 'title', 'archivedAt'])
    .executeTakeFirst()

/** The moves of a product, or of one of its shelves. */
export type MovesFilter = { productId: string; shelf?: string | undefined }

export const countMoves = (db: Db, { productId, shelf }: MovesFilter) =>
  db
    .selectFrom('stockMoves')
    .where('productId', '=', productId)
    .$if(shelf !== undefined, query => query.where('stockId', '=', shelf ?? ''))
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()

/** The shelves of a product that had pieces, with the names of their last moves. */
export const findShelves = (db: Db, productId: string) =>
  db
    .selectFrom('stockMoves')
    .distinctOn('stockId')
    .where('productId', '=', productId)
    .select(['stockId', 'color', 'size'])
    .orderBy('stockId')
    .orderBy('id', 'desc')
    .execute()

/** With what the shelf had after each. */
const movesOf = (db: Db, { productId, shelf }: MovesFilter) =>
  db
    .selectFrom('stockMoves')
    .where('productId', '=', productId)
    .$if(shelf !== undefined, query => query.where('stockId', '=', shelf ?? ''))
    .select(['id', 'at', 'kind', 'color', 'size', 'change', 'orderId', 'userId', 'machine', 'note'])
    .select(sql<number>`(sum(change) over (partition by stock_id order by id))::int`.as('left'))

/** One page, latest first, with the names of who moved them and the numbers of the orders. */
export const findMoves = (
  db: Db,
  filter: MovesFilter,
  { limit, offset }: { limit: number; offset: number },
) =>
  db
    .selectFrom(movesOf(db, filter).orderBy('id', 'desc').limit(limit).offset(offset).as('page'))
    .leftJoin('users', 'users.id', 'page.userId')
    .leftJoin('orders', 'orders.id', 'page.orderId')
    .select(sql<string>`page.id::text`.as('id'))
    .select(['page.at', 'page.kind', 'page.color', 'page.size', 'page.change', 'page.left'])
    .select([
      'page.orderId',
      'page.userId',
      'page.machine',
      'page.note',
      'firstName',
      'lastName',
      'orders.number',
    ])
    .orderBy('page.id', 'desc')
    .execute()
