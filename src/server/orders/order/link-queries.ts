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

type Handover = { from: string; to: string; phoneKey: string }

/** Whether a guest has orders for another phone than this one. */
export const hasOrdersOfOthers = async (tx: Tx, { from, phoneKey }: Omit<Handover, 'to'>): Promise<boolean> =>
  (await ordersOfOthers(tx, { from, phoneKey }).limit(1).executeTakeFirst()) !== undefined

/** Gives a guest's orders for other phones than this one to another guest, with what that guest did to them. Returns their ids. */
export async function handOverOrdersOfOthers(tx: Tx, { from, to, phoneKey }: Handover): Promise<string[]> {
  await tx
    .updateTable('orderEvents')
    .set({ userId: to })
    .where('userId', '=', from)
    .where('orderId', 'in', ordersOfOthers(tx, { from, phoneKey }))
    .execute()
  const orders = await tx
    .updateTable('orders')
    .set({ userId: to })
    .where('userId', '=', from)
    .where('phoneKey', '!=', phoneKey)
    .returning('id')
    .execute()
  return orders.map(({ id }) => id)
}

const ordersOfOthers = (tx: Tx, { from, phoneKey }: Omit<Handover, 'to'>) =>
  tx.selectFrom('orders').where('userId', '=', from).where('phoneKey', '!=', phoneKey).select('id')

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
