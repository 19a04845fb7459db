import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { ChosenOptions } from '../../../contract/catalogue/catalogue.ts'
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

/** Inserts orders given as JSON, so that the statement is the same for any number of them. */
export const insertOrders = (orders: string) =>
  sql<{ id: string; number: number }>`
    insert into orders (id, status, total_cents, created_at, full_name, address, city, postal_code, country, phone,
      user_id, request_hash, payment_method, phone_key, search_text, confirmation, adjustments, delivery_from,
      delivery_until, currency, cash_cents, cash_currency, cash_rate,
      tax_percent, tax_number, guest_email, buyer_note, source)
    select id, status, "totalCents", "createdAt", "fullName", address, city, "postalCode", country, phone,
      "userId", "requestHash", "paymentMethod", "phoneKey", "searchText", confirmation, adjustments, "deliveryFrom",
      "deliveryUntil", currency, "cashCents", "cashCurrency", "cashRate",
      "taxPercent", "taxNumber", "guestEmail", "buyerNote", source
    from json_to_recordset(${orders}::json) as orders_to_write(id text, status text, "totalCents" int,
      "createdAt" timestamptz, "fullName" text, address text, city text, "postalCode" text, country text, phone text,
      "userId" text, "requestHash" text, "paymentMethod" text, "phoneKey" text, "searchText" text, confirmation text,
      adjustments jsonb, "deliveryFrom" text, "deliveryUntil" text, currency text,
      "cashCents" float8, "cashCurrency" text, "cashRate" float8, "taxPercent" float8,
      "taxNumber" text, "guestEmail" text, "buyerNote" text, source text)
    returning id, number`

/** Inserts the first event of each of the same orders. */
export const insertPlacedEvents = (orders: string) =>
  sql<{ id: string }>`
    insert into order_events (id, order_id, at, user_id, from_status, to_status)
    select "eventId", id, "createdAt", "placedBy", null, status
    from json_to_recordset(${orders}::json) as orders_to_write(id text, status text, "createdAt" timestamptz,
      "placedBy" text, "eventId" text)
    returning id`

export type NewLine = Omit<Selectable<Database['orderLines']>, 'options' | 'cameBack'> & {
  options: ChosenOptions
}

/** Inserts lines given as the JSON of `NewLine[]`. */
export const insertLines = (lines: string) =>
  sql<{ id: string }>`
    insert into order_lines (id, order_id, position, product_id, title, image, quantity, options, price_cents,
      base_price_cents, deal_id, stock_id, placed_at, currency)
    select * from json_to_recordset(${lines}::json) as line(id text, "orderId" text, position int,
      "productId" text, title text, image text, quantity int, options jsonb, "priceCents" int, "basePriceCents" int,
      "dealId" text, "stockId" text, "placedAt" timestamptz,
      currency text)
    returning id`

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
    .select(['courier', 'trackingNumber', 'cashNotedAt', 'source'])
    .select(sql<boolean>`refused_at is not null`.as('refused'))
    .forUpdate()
    .executeTakeFirst()

export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>
