import { type Insertable, sql, type Updateable } from 'kysely'
import { anyOf } from '../../db/any-of.ts'
import type { Database, Db, Tx } from '../../db/schema.ts'

export type BuyerRow = {
  phoneKey: string
  phone: string
  country: string
  userId: string
  fullName: string
  city: string
  lastOrderAt: Date
  orders: number
  delivered: number
  refused: number
  cancelled: number
  tags: string[]
  note: string
  version: number
  blockedAt: Date | null
  blockedUntil: Date | null
  blockReason: string
}

/** All orders of a phone number as one row, with the name and city of the newest; see `findRecords` for merged ones. */
const selectBuyers = (db: Db | Tx) =>
  db
    .with('ofPhone', eb =>
      eb
        .selectFrom('orders')
        .where('phoneKey', '<>', '')
        .groupBy('phoneKey')
        .select([
          'phoneKey',
          sql<string>`max(id)`.as('newestId'),
          sql<Date>`max(created_at)`.as('lastOrderAt'),
          sql<number>`(count(*) filter (where merged_into is null))::int`.as('orders'),
          sql<number>`(count(*) filter (where status = 'Delivered'))::int`.as('delivered'),
          sql<number>`(count(*) filter (where refused_at is not null))::int`.as('refused'),
          sql<number>`(count(*) filter (where status = 'Cancelled' and merged_into is null))::int`.as(
            'cancelled',
          ),
        ]),
    )
    .selectFrom('ofPhone')
    .innerJoin('orders', 'orders.id', 'ofPhone.newestId')
    .leftJoin('buyers', 'buyers.phoneKey', 'ofPhone.phoneKey')

const columns = [
  ...(['ofPhone.phoneKey', 'lastOrderAt', 'ofPhone.orders', 'delivered', 'refused', 'cancelled'] as const),
  ...(['orders.phone', 'orders.country', 'orders.userId', 'orders.fullName', 'orders.city'] as const),
  ...(['blockedAt', 'blockedUntil'] as const),
]
const written = [
  sql<string[]>`coalesce(buyers.tags, '[]'::jsonb)`.as('tags'),
  sql<string>`coalesce(buyers.note, '')`.as('note'),
  sql<number>`coalesce(buyers.version, 0)`.as('version'),
  sql<string>`coalesce(buyers.block_reason, '')`.as('blockReason'),
]

export const findBuyer = (db: Db | Tx, phoneKey: string): Promise<BuyerRow | undefined> =>
  selectBuyers(db).where('ofPhone.phoneKey', '=', phoneKey).select(columns).select(written).executeTakeFirst()

export const findOrdersOf = (db: Db | Tx, phoneKey: string, limit: number) =>
  db
    .selectFrom('orders')
    .where('phoneKey', '=', phoneKey)
    .where('phoneKey', '<>', '')
    .select(['id', 'number', 'status', 'refusedAt', 'createdAt', 'totalCents', 'currency', 'source'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** What is written of these numbers. */
export const findMarks = (db: Db | Tx, phoneKeys: readonly string[]) =>
  db
    .selectFrom('buyers')
    .where('phoneKey', '=', anyOf(phoneKeys))
    .select(['phoneKey', 'tags', 'note', 'blockedAt', 'blockedUntil', 'blockReason'])
    .execute()

/** Two changes of a buyer at once wait for each other here. */
export async function lockBuyer(tx: Tx, phoneKey: string): Promise<void> {
  await tx
    .insertInto('buyers')
    .values({ phoneKey, tags: '[]', version: 0 })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  await tx.selectFrom('buyers').where('phoneKey', '=', phoneKey).select('phoneKey').forUpdate().execute()
}

export const changeBuyer = (tx: Tx, phoneKey: string, changes: Updateable<Database['buyers']>) =>
  tx.updateTable('buyers').set(changes).where('phoneKey', '=', phoneKey).execute()

export type NewBuyer = Insertable<Database['buyers']>

export const findBlocked = (db: Db) =>
  db.selectFrom('buyers').where('blockedAt', 'is not', null).select(['phoneKey', 'blockedUntil']).execute()

/** The phone of an account, for an order that names none. */
export const findAccountPhone = (db: Db, userId: string) =>
  db.selectFrom('users').where('id', '=', userId).select('phone').executeTakeFirst()

/** What was written of numbers that no order has any more, and that are not blocked. */
export const deleteForgotten = (db: Db, now: Date) =>
  sql`delete from buyers where not exists (select from orders where orders.phone_key = buyers.phone_key)
    and (blocked_at is null or blocked_until <= ${now})`.execute(db)
