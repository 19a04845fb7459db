import { sql } from 'kysely'
import type { Db, Tx } from '../db/schema.ts'

export const deleteCart = (tx: Tx, userId: string) =>
  tx.deleteFrom('carts').where('userId', '=', userId).execute()

/** The cart itself stays with a new version: a change that has seen its lines must not bring them back. */
export const emptyCart = (tx: Tx, userId: string) =>
  sql`
    with updated as (update carts set version = version + 1 where user_id = ${userId} returning id)
    delete from cart_lines using updated where cart_id = updated.id`.execute(tx)

export const findCartProducts = (db: Db, userId: string) =>
  db
    .selectFrom('cartLines')
    .innerJoin('carts', 'carts.id', 'cartLines.cartId')
    .where('carts.userId', '=', userId)
    .select('productId')
    .orderBy('addedAt')
    .execute()

/** Empties the carts whose newest line was added before a moment, and raises their versions. */
export async function emptyOldCarts(db: Db, before: Date): Promise<void> {
  await sql`
    with old as (
      select cart_id from cart_lines group by cart_id having max(added_at) < ${before}),
    updated as (
      update carts set version = version + 1 from old where carts.id = old.cart_id returning carts.id)
    delete from cart_lines using updated where cart_id = updated.id`.execute(db)
}
