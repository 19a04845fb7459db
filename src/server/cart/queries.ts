import { type RawBuilder, sql } from 'kysely'
import type { ChosenOptions } from '../../contract/catalogue.ts'
import type { Db, Tx } from '../db/schema.ts'

/**
 * Locks a user's cart for a change and raises its version; makes the cart on first use. Of two changes at once the second
 * waits here.
 */
export const lockOrCreateCart = (tx: Tx, cart: { id: string; userId: string }) =>
  tx
    .insertInto('carts')
    .values(cart)
    .onConflict(conflict =>
      conflict.column('userId').doUpdateSet(({ eb }) => ({ version: eb('carts.version', '+', 1) })),
    )
    .returning('id')
    .executeTakeFirstOrThrow()

export const lockCartRow = (tx: Tx, userId: string) =>
  tx.selectFrom('carts').where('userId', '=', userId).select('id').forUpdate().executeTakeFirst()

export const incrementCartVersion = (tx: Tx, cartId: string) =>
  tx
    .updateTable('carts')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', cartId)
    .execute()

/** Oldest line first, the order in which the cart shows them. */
export const selectLines = (db: Db | Tx, userId: string) =>
  db
    .selectFrom('cartLines')
    .innerJoin('carts', 'carts.id', 'cartLines.cartId')
    .where('carts.userId', '=', userId)
    .select(['cartLines.id', 'productId', 'options', 'optionsKey', 'quantity'])
    .orderBy('addedAt')
    .orderBy('cartLines.id')

/** The ids of the products in a user's cart, for other queries. */
export const selectProductIds = (userId: string): RawBuilder<string> =>
  sql`(select product_id from cart_lines join carts on carts.id = cart_id where user_id = ${userId})`

export const countPieces = (db: Db, userId: string) =>
  db
    .selectFrom('cartLines')
    .innerJoin('carts', 'carts.id', 'cartLines.cartId')
    .where('carts.userId', '=', userId)
    .select(sql<number>`coalesce(sum(quantity), 0)::int`.as('count'))
    .executeTakeFirstOrThrow()

type NewLine = {
  id: string
  cartId: string
  productId: string
  options: ChosenOptions
  optionsKey: string
  quantity: number
  addedAt: Date
}

/** Adds a line, or its quantity to the line that has the same options. Returns that line with its new quantity. */
export const addLine = (tx: Tx, line: NewLine) =>
  tx
    .insertInto('cartLines')
    .values({ ...line, options: JSON.stringify(line.options) })
    .onConflict(conflict =>
      conflict.columns(['cartId', 'productId', 'optionsKey']).doUpdateSet(({ eb, ref }) => ({
        quantity: eb('cartLines.quantity', '+', ref('excluded.quantity')),
      })),
    )
    .returning(['id', 'quantity'])
    .executeTakeFirstOrThrow()

export type LineSelector = { cartId: string; productId: string; lineId?: string | undefined }

const selectLineIds = (tx: Tx, { cartId, productId, lineId }: LineSelector) =>
  tx
    .selectFrom('cartLines as line')
    .select('line.id')
    .where('line.cartId', '=', cartId)
    .where('line.productId', '=', productId)
    .$if(lineId !== undefined, query => query.where('line.id', '=', lineId ?? ''))

/** The named line, else the oldest of the product. Returns undefined when there is none. */
export const setQuantity = (tx: Tx, selector: LineSelector, quantity: number) =>
  tx
    .updateTable('cartLines')
    .set({ quantity })
    .where('id', '=', selectLineIds(tx, selector).orderBy('line.addedAt').orderBy('line.id').limit(1))
    .returning('id')
    .executeTakeFirst()

/** The named line, else every line of the product. Returns the deleted lines. */
export const deleteLines = (tx: Tx, selector: LineSelector) =>
  tx.deleteFrom('cartLines').where('id', 'in', selectLineIds(tx, selector)).returning('id').execute()

export const deleteAllLines = (tx: Tx, cartId: string) =>
  tx.deleteFrom('cartLines').where('cartId', '=', cartId).execute()
