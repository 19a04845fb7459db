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
    .select(['fullName', 'phone', 'city', 'address', 'guestEmail'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

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
