import { sql } from 'kysely'
import { placeColumns } from '../db/place-columns.ts'
import type { Db, Tx } from '../db/schema.ts'

/** All that the transaction reads from now on is as it is at its next statement. */
export const beginSnapshot = (tx: Tx) =>
  sql`set transaction isolation level repeatable read, read only`.execute(tx)

/** Also one that has been deleted. */
export const findTitle = (db: Db, productId: string) =>
  db
    .selectFrom('products')
    .where('id', '=', productId)
    .select(['id', 'title', 'archivedAt'])
    .executeTakeFirst()

/** The shelves of a product, also those that are retired. */
export const findShelves = (db: Tx, productId: string) =>
  db
    .selectFrom('stock')
    .where('productId', '=', productId)
    .select(['id', ...placeColumns])
    .execute()

/** Of each shelf of a product that has moves: how many, and what it had after the one with this id. */
export const countStockMoves = (db: Tx, productId: string, upTo: string) =>
  db
    .selectFrom('stockMoves')
    .where('productId', '=', productId)
    .groupBy('stockId')
    .select('stockId')
    .select(sql<number>`count(*)::int`.as('moves'))
    .select(sql<number>`coalesce(sum(change) filter (where id <= ${upTo}), 0)::int`.as('left'))
    .execute()

/** The moves of a product, or of one of its shelves. */
export type MovesFilter = { productId: string; shelf?: string | undefined }

type Part = { limit: number; offset?: number; before?: string | undefined }

/** Some of them, latest first, with the names of who moved them and the numbers of the orders. */
export const findStockMoves = (
  db: Db | Tx,
  { productId, shelf }: MovesFilter,
  { limit, offset = 0, before }: Part,
) =>
  db
    .selectFrom(
      db
        .selectFrom('stockMoves')
        .where('productId', '=', productId)
        .$if(shelf !== undefined, query => query.where('stockId', '=', shelf ?? ''))
        .$if(before !== undefined, query => query.where('id', '<', before ?? ''))
        .select([
          'id',
          'at',
          'kind',
          'stockId',
          'change',
          'orderId',
          'userId',
          'machine',
          'note',
          'costCents',
          'currency',
        ])
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .as('page'),
    )
    .leftJoin('users', 'users.id', 'page.userId')
    .leftJoin('orders', 'orders.id', 'page.orderId')
    .select(sql<string>`page.id::text`.as('id'))
    .select(['page.at', 'page.kind', 'page.stockId', 'page.change', 'page.orderId', 'page.userId'])
    .select([
      'page.machine',
      'page.note',
      'page.costCents',
      'page.currency',
      'firstName',
      'lastName',
      'orders.number',
    ])
    .orderBy('page.id', 'desc')
    .execute()
