import { type Insertable, sql } from 'kysely'
import type { Confirmation } from '../../../contract/orders/staff-orders.ts'
import { anyOf } from '../../db/any-of.ts'
import type { Database, Db, Tx } from '../../db/schema.ts'
import { isToPack } from './packing-queries.ts'
import { type OrderChanges, selectOrders } from './queries.ts'

const by = ['userId', 'firstName', 'lastName'] as const

/** The calls about these orders with the names of who made them, oldest first. */
export const findCalls = (db: Db | Tx, orderIds: readonly string[]) =>
  db
    .selectFrom('orderCalls')
    .innerJoin('users', 'users.id', 'orderCalls.userId')
    .where('orderId', '=', anyOf(orderIds))
    .select(['orderId', 'at', 'outcome', 'note', ...by])
    .orderBy('at')
    .orderBy('orderCalls.id')
    .execute()

/** The staff's notes on these orders with the names of who wrote them, oldest first. */
export const findNotes = (db: Db | Tx, orderIds: readonly string[]) =>
  db
    .selectFrom('orderNotes')
    .innerJoin('users', 'users.id', 'orderNotes.userId')
    .where('orderId', '=', anyOf(orderIds))
    .select(['orderId', 'at', 'text', ...by])
    .orderBy('at')
    .orderBy('orderNotes.id')
    .execute()

/** Which of these orders were refused at the door, with the names of who marked them. */
export const findRefusals = (db: Db | Tx, orderIds: readonly string[]) =>
  db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.refusedBy')
    .where('orders.id', '=', anyOf(orderIds))
    .where('refusedAt', 'is not', null)
    .select(['orders.id as orderId', 'refusedAt', 'users.id as userId', 'firstName', 'lastName'])
    .execute()

/** How all orders of these phone numbers ended; one that went into another's parcel is no order of its own. */
export const findRecords = (db: Db | Tx, phoneKeys: readonly string[]) =>
  db
    .selectFrom('orders')
    .where('phoneKey', '=', anyOf(phoneKeys))
    .where('phoneKey', '<>', '')
    .where('mergedInto', 'is', null)
    .groupBy('phoneKey')
    .select([
      'phoneKey',
      sql<number>`count(*)::int`.as('orders'),
      sql<number>`(count(*) filter (where status = 'Delivered'))::int`.as('delivered'),
      sql<number>`(count(*) filter (where refused_at is not null))::int`.as('refused'),
      sql<number>`(count(*) filter (where status = 'Cancelled'))::int`.as('cancelled'),
    ])
    .execute()

/** Orders to confirm: first those never called, then those called longest ago, the oldest order first. */
export const findToConfirm = (
  db: Db,
  confirmation: Confirmation,
  { limit, offset }: { limit: number; offset: number },
) =>
  selectOrders(db)
    .where('confirmation', '=', confirmation)
    .orderBy('lastCallAt', order => order.asc().nullsFirst())
    .orderBy('orders.createdAt')
    .orderBy('orders.id')
    .limit(limit)
    .offset(offset)
    .execute()

export const countToConfirm = (db: Db, confirmation: Confirmation) =>
  db
    .selectFrom('orders')
    .where('confirmation', '=', confirmation)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()

export const insertCall = (tx: Tx, call: Insertable<Database['orderCalls']>) =>
  tx.insertInto('orderCalls').values(call).execute()

/** The newest call about an order. */
export const deleteLastCall = (tx: Tx, orderId: string) =>
  sql`delete from order_calls where id = (
    select id from order_calls where order_id = ${orderId} order by at desc, id desc limit 1)`.execute(tx)

export const findLastCall = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('orderCalls')
    .where('orderId', '=', orderId)
    .select(['at', 'outcome'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export const insertNote = (tx: Tx, note: Insertable<Database['orderNotes']>) =>
  tx.insertInto('orderNotes').values(note).execute()

export const changeOrder = (tx: Tx, id: string, changes: OrderChanges) =>
  tx.updateTable('orders').set(changes).where('id', '=', id).execute()

/** The orders that wait at each step, counted in one statement. */
export async function countOrdersByStep(db: Db) {
  const { rows } = await sql<Record<'toConfirm' | 'wrongNumber' | 'toPack' | 'toShip' | 'onTheWay', number>>`
    select (select count(*)::int from orders where confirmation = 'open') as "toConfirm",
      (select count(*)::int from orders where confirmation = 'wrong_number') as "wrongNumber",
      (select count(*)::int from orders where status = 'Pending' and ${isToPack}) as "toPack",
      (select count(*)::int from orders where status = 'Processing') as "toShip",
      (select count(*)::int from orders where status = 'Shipped' and refused_at is null) as "onTheWay"`.execute(
    db,
  )
  return rows[0]
}
