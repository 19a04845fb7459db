import type { Insertable } from 'kysely'
import type { Database, Db, Tx } from '../../db/schema.ts'

export const insertLinks = (db: Db | Tx, rows: Insertable<Database['orderLinks']>[]) =>
  db.insertInto('orderLinks').values(rows).execute()

export const findLink = (db: Db | Tx, tokenHash: string, now: Date) =>
  db
    .selectFrom('orderLinks')
    .innerJoin('orders', 'orders.id', 'orderLinks.orderId')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .select(['orderId', 'orders.userId', 'orders.status', 'orders.confirmation'])
    .executeTakeFirst()

export const deleteExpiredLinks = (db: Db, now: Date) =>
  db.deleteFrom('orderLinks').where('expiresAt', '<=', now).execute()

/** What a guest typed for their newest order. */
export const findNewestOfGuest = (db: Db | Tx, userId: string) =>
  db
    .selectFrom('orders')
    .where('userId', '=', userId)
    .select(['fullName', 'phone', 'phoneKey', 'city', 'address', 'guestEmail'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** A guest's orders for this phone, the newest first. */
export async function findOrdersOfGuest(db: Db, userId: string, phoneKey: string, limit: number) {
  const rows = await db
    .selectFrom('orders')
    .where('userId', '=', userId)
    .where('phoneKey', '=', phoneKey)
    .select('id')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** `keptPhone`: orders for this phone stay; null hands over all. */
export type Handover = { from: string; keptPhone: string | null }

export const hasOrdersToHandOver = async (tx: Tx, handover: Handover): Promise<boolean> =>
  (await handedOver(tx, handover).limit(1).executeTakeFirst()) !== undefined

/** Gives a guest's orders to another guest, with what that guest did to them. Returns their ids. */
export async function handOverTo(tx: Tx, to: string, { from, keptPhone }: Handover): Promise<string[]> {
  await tx
    .updateTable('orderEvents')
    .set({ userId: to })
    .where('userId', '=', from)
    .where('orderId', 'in', handedOver(tx, { from, keptPhone }))
    .execute()
  const orders = await tx
    .updateTable('orders')
    .set({ userId: to })
    .where('userId', '=', from)
    .$if(keptPhone !== null, query => query.where('phoneKey', '!=', keptPhone))
    .returning('id')
    .execute()
  return orders.map(({ id }) => id)
}

const handedOver = (tx: Tx, { from, keptPhone }: Handover) =>
  tx
    .selectFrom('orders')
    .where('userId', '=', from)
    .$if(keptPhone !== null, query => query.where('phoneKey', '!=', keptPhone))
    .select('id')

export async function findGuestEmails(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('orders')
    .where('userId', '=', userId)
    .where('guestEmail', '!=', '')
    .select('guestEmail')
    .distinct()
    .execute()
  return rows.map(({ guestEmail }) => guestEmail)
}
