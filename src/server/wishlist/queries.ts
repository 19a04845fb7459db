import type { Db, Tx } from '../db/schema.ts'

/** Locks the owner, so that of two changes to a wishlist the second waits. Signing in and ordering need not wait. */
export const lockOwner = (tx: Tx, userId: string) =>
  tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirstOrThrow()

/** Product ids, latest first; archived products included. */
export async function findProductIds(db: Db | Tx, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('wishlistItems')
    .select('productId')
    .where('userId', '=', userId)
    .orderBy('addedAt', 'desc')
    .orderBy('productId')
    .execute()
  return rows.map(row => row.productId)
}

export const insertItems = (tx: Tx, items: readonly { userId: string; productId: string; addedAt: Date }[]) =>
  tx.insertInto('wishlistItems').values(items).execute()

export const deleteItem = (db: Db, userId: string, productId: string) =>
  db.deleteFrom('wishlistItems').where('userId', '=', userId).where('productId', '=', productId).execute()

export const deleteItems = (tx: Tx, userId: string) =>
  tx.deleteFrom('wishlistItems').where('userId', '=', userId).execute()
