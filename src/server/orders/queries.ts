import { type Insertable, type Selectable, sql } from 'kysely'
import type { ChosenOptions } from '../../contract/catalogue.ts'
import type { PaymentState } from '../../contract/order-status.ts'
import { resultOf } from '../db/in-one-statement.ts'
import type { Database, Db, Tx } from '../db/schema.ts'

const columns = [
  'orders.id',
  'number',
  'orders.userId',
  'status',
  'paymentMethod',
  'totalCents',
  'fullName',
  'address',
  'orders.city',
  'postalCode',
  'country',
  'orders.phone',
  'orders.createdAt',
  'courier',
  'trackingNumber',
  'confirmation',
  'attempts',
  'refusedAt',
  'phoneKey',
] as const

/** Orders with the e-mail of who placed them, and how far their card payment is; without one, nothing was paid by card. */
export const selectOrders = (db: Db | Tx) =>
  db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.userId')
    .leftJoin('payments', 'payments.orderId', 'orders.id')
    .select(columns)
    .select('users.email')
    .select(sql<PaymentState>`coalesce(payments.payment_state, 'unpaid')`.as('paymentState'))
    .select(sql<number>`coalesce(payments.refunded_cents, 0)`.as('refundedCents'))

export const findOrder = (db: Db | Tx, id: string) =>
  selectOrders(db).where('orders.id', '=', id).executeTakeFirst()

export const findOrders = (db: Db | Tx, ids: readonly string[]) =>
  selectOrders(db).where('orders.id', 'in', ids).execute()

/** The order of a number with the phone that the courier calls: its own, else the account's. */
export const findTracked = (db: Db, number: number) =>
  db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.userId')
    .where('number', '=', number)
    .select('orders.id')
    .select(sql<string>`coalesce(nullif(trim(orders.phone), ''), users.phone)`.as('phone'))
    .executeTakeFirst()

/** The lines of these orders, as they were sorted in the cart. */
export const findLines = (db: Db | Tx, orderIds: readonly string[]) =>
  db.selectFrom('orderLines').where('orderId', 'in', orderIds).selectAll().orderBy('position').execute()

/** The status changes of these orders with the names of who made them, oldest first. */
export const findEvents = (db: Db | Tx, orderIds: readonly string[]) =>
  db
    .selectFrom('orderEvents')
    .innerJoin('users', 'users.id', 'orderEvents.userId')
    .where('orderId', 'in', orderIds)
    .select(['orderId', 'at', 'fromStatus', 'toStatus', 'userId', 'firstName', 'lastName'])
    .orderBy('at')
    .orderBy('orderEvents.id')
    .execute()

export const findNewestSince = (tx: Tx, userId: string, since: Date) =>
  tx
    .selectFrom('orders')
    .where('userId', '=', userId)
    .where('createdAt', '>=', since)
    .select(['id', 'requestHash'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export const selectBuyer = (tx: Tx, userId: string) =>
  tx.selectFrom('users').where('id', '=', userId).select(['phone', 'email'])

export const insertOrder = (tx: Tx, order: Insertable<Database['orders']>) =>
  tx.insertInto('orders').values(order).returning('number')

/** The number of the order that the query of this name inserts, for other queries of the statement. */
export const numberIn = (name: string) => sql<string>`(select number::text from ${resultOf(name)})`

export type NewLine = Omit<Selectable<Database['orderLines']>, 'options' | 'cameBack'> & {
  options: ChosenOptions
}

/** Inserts lines given as the JSON of `NewLine[]`, so that the statement is the same for any number of them. */
export const insertLines = (lines: string) =>
  sql<{ id: string }>`
    insert into order_lines (id, order_id, position, product_id, title, image, quantity, options, price_cents,
      base_price_cents, deal_id, stock_id, placed_at)
    select * from jsonb_to_recordset(${lines}::jsonb) as line(id text, "orderId" text, position int,
      "productId" text, title text, image text, quantity int, options jsonb, "priceCents" int, "basePriceCents" int,
      "dealId" text, "stockId" text, "placedAt" timestamptz)
    returning id`

export const markReturned = (tx: Tx, orderId: string) =>
  tx.updateTable('orderLines').set({ cameBack: true }).where('orderId', '=', orderId).execute()

export const insertEvent = (tx: Tx, event: Insertable<Database['orderEvents']>) =>
  tx.insertInto('orderEvents').values(event).returning('id')

/** Two changes to an order at once wait for each other here. */
export const lockOrder = (tx: Tx, id: string) =>
  tx
    .selectFrom('orders')
    .where('id', '=', id)
    .select(['id', 'number', 'status', 'paymentMethod', 'confirmation', 'attempts', 'refusedAt'])
    .select(['courier', 'trackingNumber'])
    .forUpdate()
    .executeTakeFirst()

export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>
