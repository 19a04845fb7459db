import { type Insertable, sql, type Updateable } from 'kysely'
import type { OrderStatus, PaymentState } from '../../../contract/orders/order-status.ts'
import { anyOf } from '../../db/any-of.ts'
import type { Database, Db, Tx } from '../../db/schema.ts'

const columns = [
  'orders.id',
  'number',
  'orders.userId',
  'status',
  'paymentMethod',
  'totalCents',
  'orders.currency',
  'adjustments',
  'deliveryFrom',
  'deliveryUntil',
  'cashCents',
  'cashCurrency',
  'cashRate',
  'taxPercent',
  'taxNumber',
  'fullName',
  'address',
  'orders.city',
  'postalCode',
  'country',
  'orders.phone',
  'orders.createdAt',
  'source',
  'courier',
  'trackingNumber',
  'confirmation',
  'attempts',
  'refusedAt',
  'cashNotedAt',
  'phoneKey',
  'buyerNote',
  'version',
  'changedAt',
  'printedAt',
  'mergedInto',
] as const

/** A guest has none but what is on the order. */
const emailOfOrder = sql<string>`case when users.is_guest then orders.guest_email else users.email end`

const emailConfirmed = sql<boolean>`users.email_confirmed_at is not null`

/** Since the last call about it, and as long as that matters to the staff. */
const changedByBuyer = sql<boolean>`(orders.status = 'Pending' and orders.buyer_changed_at is not null
  and orders.buyer_changed_at > coalesce(orders.last_call_at, '-infinity'))`

/** Orders with the e-mail of who placed them, and how far their card payment is; without one, nothing was paid by card. */
export const selectOrders = (db: Db | Tx) =>
  db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.userId')
    .leftJoin('payments', 'payments.orderId', 'orders.id')
    .select(columns)
    .select([emailOfOrder.as('email'), emailConfirmed.as('emailConfirmed'), 'isGuest'])
    .select(
      sql<PaymentState>`coalesce(payments.payment_state,
        case when orders.cash_noted_at is null then 'unpaid' else 'paid' end)`.as('paymentState'),
    )
    .select(
      sql<number | null>`(select number from orders as main where main.id = orders.merged_into)`.as(
        'comesWith',
      ),
    )
    .select(changedByBuyer.as('changedByBuyer'))
    .select(sql<number>`coalesce(payments.captured_cents, 0)`.as('chargedCents'))
    .select(sql<number>`coalesce(payments.refunded_cents, 0)`.as('refundedCents'))

export const findOrder = (db: Db | Tx, id: string) =>
  selectOrders(db).where('orders.id', '=', id).executeTakeFirst()

export const findOrders = (db: Db | Tx, ids: readonly string[]) =>
  selectOrders(db).where('orders.id', '=', anyOf(ids)).execute()

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
  db.selectFrom('orderLines').where('orderId', '=', anyOf(orderIds)).selectAll().orderBy('position').execute()

/** The status changes of these orders with the names of who made them, oldest first. */
export const findEvents = (db: Db | Tx, orderIds: readonly string[]) =>
  db
    .selectFrom('orderEvents')
    .leftJoin('users', 'users.id', 'orderEvents.userId')
    .where('orderId', '=', anyOf(orderIds))
    .select(['orderId', 'at', 'fromStatus', 'toStatus', 'userId', 'machine', 'firstName', 'lastName'])
    .orderBy('at')
    .orderBy('orderEvents.id')
    .execute()

export const findNewestBetween = (tx: Tx, userId: string, since: Date, until: Date) =>
  tx
    .selectFrom('orders')
    .where('userId', '=', userId)
    .where('createdAt', '>=', since)
    .where('createdAt', '<=', until)
    .select(['id', 'requestHash'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export const selectBuyers = (tx: Tx, userIds: readonly string[]) =>
  tx
    .selectFrom('users')
    .where('id', '=', anyOf(userIds))
    .select(['id', 'phone', 'email', emailConfirmed.as('emailConfirmed'), 'isGuest'])

export const markReturned = (tx: Tx, orderId: string) =>
  tx.updateTable('orderLines').set({ cameBack: true }).where('orderId', '=', orderId).execute()

/** The last event of an order, if it led to this status. */
export const deleteLastEvent = (tx: Tx, orderId: string, toStatus: OrderStatus) =>
  sql`delete from order_events where to_status = ${toStatus} and id = (
    select id from order_events where order_id = ${orderId} order by at desc, id desc limit 1)`.execute(tx)

export const insertEvent = (tx: Tx, event: Insertable<Database['orderEvents']>) =>
  tx.insertInto('orderEvents').values(event).execute()

/** What may change beside the status. */
export type OrderChanges = Omit<Updateable<Database['orders']>, 'status'>

export const setStatus = (tx: Tx, id: string, status: OrderStatus, changes: OrderChanges) =>
  tx
    .updateTable('orders')
    .set({ ...changes, status })
    .where('id', '=', id)
    .execute()

/** Two changes to an order at once wait for each other here. */
export const lockOrder = (tx: Tx, id: string) =>
  tx
    .selectFrom('orders')
    .where('id', '=', id)
    .select(['id', 'number', 'status', 'paymentMethod', 'confirmation', 'attempts', 'refusedAt'])
    .select(['courier', 'trackingNumber', 'cashNotedAt', 'source', 'version'])
    .select(sql<boolean>`refused_at is not null`.as('refused'))
    .forUpdate()
    .executeTakeFirst()

export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>
