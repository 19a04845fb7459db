import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { OrderList } from '../../../contract/orders/staff-orders.ts'
import { likeLiteral } from '../../db/like-literal.ts'
import type { Database, Db } from '../../db/schema.ts'
import { isToPack } from '../order/packing-queries.ts'
import { selectOrders } from '../order/queries.ts'

export type OrderFilter = {
  userId?: string
  status?: OrderList
  /**
   * Matches the order with that number, orders whose search text has all the words, and those whose tracking number begins
   * so; no words match nothing.
   */
  search?: { number: number | null; words: readonly string[]; tracking?: string }
  /** Inclusive. */
  from?: Date
  before?: Date
  /** Neither waiting for a call before packing nor refused. */
  ready?: boolean
}

type Slice = {
  limit: number
  offset?: number
  oldestFirst?: boolean
  after?: { createdAt: Date; id: string } | undefined
}

type Orders = ExpressionBuilder<Database, 'orders'>

const matching =
  ({ userId, status, search, from, before, ready }: OrderFilter) =>
  (eb: Orders): Expression<SqlBool> => {
    const all: Expression<SqlBool>[] = []
    if (userId !== undefined) all.push(eb('orders.userId', '=', userId))
    if (status !== undefined) all.push(...isIn(eb, status))
    if (search !== undefined) all.push(eb.or(anyOf(eb, search)))
    if (from !== undefined) all.push(eb('orders.createdAt', '>=', from))
    if (before !== undefined) all.push(eb('orders.createdAt', '<', before))
    if (ready) all.push(isReady)
    return eb.and(all)
  }

/** Parcels that came back keep their status, but are on no way any more. */
function isIn(eb: Orders, list: OrderList): Expression<SqlBool>[] {
  if (list === 'Returned')
    return [eb('orders.status', '=', 'Shipped'), eb('orders.refusedAt', 'is not', null)]
  const hasStatus = eb('orders.status', '=', list)
  return list === 'Shipped' ? [hasStatus, eb('orders.refusedAt', 'is', null)] : [hasStatus]
}

/** The same rule as the dashboard's counts of orders to pack and on the way. */
const isReady = sql<boolean>`(orders.refused_at is null and (orders.status <> 'Pending' or ${isToPack}))`

const anyOf = (eb: Orders, { number, words, tracking }: NonNullable<OrderFilter['search']>) => [
  ...(words.length > 0
    ? [eb.and(words.map(word => sql<boolean>`orders.search_text like ${toPattern(word)}`))]
    : []),
  ...(number === null ? [] : [eb('orders.number', '=', number)]),
  ...(tracking === undefined
    ? []
    : [sql<boolean>`(tracking_number <> '' and lower(tracking_number) like ${`${likeLiteral(tracking)}%`})`]),
]

function toPattern(word: string): string {
  const literal = likeLiteral(word)
  return word.length < 3 ? `% ${literal} %` : `%${literal}%`
}

/** One page of the orders that match, newest first unless `oldestFirst`; with `after`, of those behind this one. */
export const findPage = (db: Db, filter: OrderFilter, slice: Slice) =>
  selectOrders(db)
    .where('orders.id', 'in', idsOfPage(db, filter, slice))
    .orderBy('orders.createdAt', slice.oldestFirst ? 'asc' : 'desc')
    .orderBy('orders.id', slice.oldestFirst ? 'asc' : 'desc')
    .execute()

const idsOfPage = (db: Db, filter: OrderFilter, { limit, offset = 0, oldestFirst, after }: Slice) =>
  db
    .selectFrom('orders')
    .where(matching(filter))
    .$if(after !== undefined, q =>
      q.where(sql<boolean>`(orders.created_at, orders.id) < (${after?.createdAt}, ${after?.id})`),
    )
    .select('orders.id')
    .orderBy('orders.createdAt', oldestFirst ? 'asc' : 'desc')
    .orderBy('orders.id', oldestFirst ? 'asc' : 'desc')
    .limit(limit)
    .offset(offset)

/** How many orders match, by status, returned ones included; statuses without orders are left out. */
export const countByStatus = (db: Db, filter: OrderFilter) =>
  db
    .selectFrom('orders')
    .where(matching(filter))
    .groupBy('orders.status')
    .select(['orders.status', sql<number>`count(*)::int`.as('count')])
    .execute()

/** How many of them came back: apart from the others, which an index alone can count. */
export async function countReturned(db: Db, filter: OrderFilter): Promise<number> {
  const row = await db
    .selectFrom('orders')
    .where(matching({ ...filter, status: 'Returned' }))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirst()
  return row?.count ?? 0
}

/** Listed products with the units sold since then, cancelled and refused ones apart: best first, sold-out products last. */
export const findHotSelling = (db: Db, { now, since }: { now: Date; since: Date }, slice: Slice) =>
  db
    .with('sales', sales =>
      sales
        .selectFrom('orderLines')
        .where('cameBack', '=', sql.lit(false))
        .where('placedAt', '>=', since)
        .groupBy('productId')
        .select(['productId', sql<number>`sum(quantity)::int`.as('units')]),
    )
    .selectFrom('products')
    .leftJoin('sales', 'sales.productId', 'products.id')
    .where('archivedAt', 'is', null)
    .where('publishedAt', '<=', now)
    .select(['products.id', sql<number>`coalesce(units, 0)`.as('sold')])
    .orderBy(hasStock, 'desc')
    .orderBy('sold', 'desc')
    .orderBy('products.publishedAt', 'desc')
    .orderBy('products.id', 'desc')
    .limit(slice.limit)
    .offset(slice.offset ?? 0)
    .execute()

const hasStock = sql<boolean>`exists (
  select from stock where stock.product_id = products.id and stock.retired_at is null and stock.quantity > 0)`
