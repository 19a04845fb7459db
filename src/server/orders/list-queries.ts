import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { OrderStatus } from '../../contract/order-status.ts'
import type { Database, Db } from '../db/schema.ts'
import { selectOrders } from './queries.ts'

export type OrderFilter = {
  userId?: string
  status?: OrderStatus
  /** Matches an order's number, any part of its id, or any part of its buyer's e-mail. */
  search?: { text: string; number: number | null }
}

type Slice = { limit: number; offset: number }

const matching =
  ({ userId, status, search }: OrderFilter) =>
  (eb: ExpressionBuilder<Database, 'orders' | 'users'>): Expression<SqlBool> => {
    const all: Expression<SqlBool>[] = []
    if (userId !== undefined) all.push(eb('orders.userId', '=', userId))
    if (status !== undefined) all.push(eb('orders.status', '=', status))
    if (search !== undefined) all.push(eb.or(anyOf(eb, search)))
    return eb.and(all)
  }

const anyOf = (
  eb: ExpressionBuilder<Database, 'orders' | 'users'>,
  { text, number }: { text: string; number: number | null },
) => [
  sql<boolean>`strpos(orders.id, ${text}) > 0`,
  sql<boolean>`strpos(lower(users.email), ${text}) > 0`,
  ...(number === null ? [] : [eb('orders.number', '=', number)]),
]

/** One page of the orders that match, newest first. */
export const findPage = (db: Db, filter: OrderFilter, { limit, offset }: Slice) =>
  selectOrders(db)
    .where(matching(filter))
    .orderBy('orders.createdAt', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export const countOrders = (db: Db, filter: OrderFilter) =>
  db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.userId')
    .where(matching(filter))
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()

/** Products on sale with the units sold in orders since then that were not cancelled: best first, then newest. */
export const findBestSellers = (db: Db, since: Date, { limit, offset }: Slice) =>
  db
    .with('sales', sales =>
      sales
        .selectFrom('orderLines')
        .innerJoin('orders', 'orders.id', 'orderLines.orderId')
        .where('orders.status', '<>', 'Cancelled')
        .where('orders.createdAt', '>=', since)
        .groupBy('productId')
        .select(['productId', sql<number>`sum(quantity)::int`.as('units')]),
    )
    .selectFrom('products')
    .leftJoin('sales', 'sales.productId', 'products.id')
    .where('archivedAt', 'is', null)
    .select(['products.id', sql<number>`coalesce(units, 0)`.as('sold')])
    .orderBy('sold', 'desc')
    .orderBy('products.createdAt', 'desc')
    .orderBy('products.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
