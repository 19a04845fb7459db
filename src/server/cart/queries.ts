import { type OperationNodeSource, type RawBuilder, sql } from 'kysely'
import type { ChosenOptions } from '../../contract/catalogue/catalogue.ts'
import { anyOf, idArray } from '../db/any-of.ts'
import { resultOf } from '../db/in-one-statement.ts'
import type { Db, Tx } from '../db/schema.ts'

/** Locks the cart. Its version is that of the moment when it was locked, even where it had to be waited for. */
export const selectCartForUpdate = (tx: Tx, userId: string) =>
  tx.selectFrom('carts').where('userId', '=', userId).select(['id', 'version']).forUpdate()

/** The same once the query named `after` has returned a row. */
export const selectCartForUpdateAfter = (tx: Tx, userId: string, after: string) =>
  selectCartForUpdate(tx, userId).where(sql<boolean>`exists (select from ${resultOf(after)})`)

/** The same for several people's carts that nobody else has locked, once the query named `after` has returned a row. */
export const selectFreeCartsForUpdate = (tx: Tx, userIds: readonly string[], after: string) =>
  tx
    .selectFrom('carts')
    .where('userId', '=', anyOf(userIds))
    .where(sql<boolean>`exists (select from ${resultOf(after)})`)
    .select(['id', 'userId', 'version'])
    .forUpdate()
    .skipLocked()

export const incrementCartVersions = (tx: Tx, cartIds: readonly string[]) =>
  tx
    .updateTable('carts')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', anyOf(cartIds))
    .returning('id')

/** Oldest line first, the order in which the cart shows them. */
export const selectLines = (db: Db | Tx, userId: string) =>
  db
    .selectFrom('cartLines')
    .innerJoin('carts', 'carts.id', 'cartLines.cartId')
    .where('carts.userId', '=', userId)
    .select(['cartLines.id', 'productId', 'options', 'optionsKey', 'quantity'])
    .orderBy('addedAt')
    .orderBy('cartLines.id')

/** The lines of several people's carts, each cart's oldest first. */
export const selectLinesOf = (db: Db | Tx, userIds: readonly string[]) =>
  db
    .selectFrom('cartLines')
    .innerJoin('carts', 'carts.id', 'cartLines.cartId')
    .where('carts.userId', '=', anyOf(userIds))
    .select(['carts.userId', 'cartLines.id', 'productId', 'options', 'optionsKey', 'quantity'])
    .orderBy('addedAt')
    .orderBy('cartLines.id')

export const selectCartsOf = (db: Db | Tx, userIds: readonly string[]) =>
  db.selectFrom('carts').where('userId', '=', anyOf(userIds)).select(['userId', 'version'])

/** The ids of the products in the lines that another query of the statement returns. */
export const selectProductIdsOf = (lines: string): RawBuilder<string> =>
  sql`(select product_id from ${resultOf(lines)})`

/** The same, and these ids. */
export const selectProductIdsOfAnd = (lines: string, productIds: readonly string[]): RawBuilder<string> =>
  sql`(select product_id from ${resultOf(lines)} union select unnest(${idArray(productIds)}))`

/** Locks a person's cart, which is made where there is none, until the transaction ends. */
export const lockOwnCart = (tx: Tx, cart: { id: string; userId: string }) =>
  tx
    .insertInto('carts')
    .values(cart)
    .onConflict(conflict => conflict.column('userId').doUpdateSet({ version: sql<number>`carts.version` }))
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()

/** Raised by every change of a user's cart; no row without a cart. */
export const selectVersion = (db: Db | Tx, userId: string) =>
  db.selectFrom('carts').where('userId', '=', userId).select('version')

/** The ids of the products in a user's cart, for other queries. */
export const selectProductIds = (userId: string): RawBuilder<string> =>
  sql`(select product_id from cart_lines join carts on carts.id = cart_id where user_id = ${userId})`

/**
 * The ids of the products in a user's cart; none when `unless` finds something, or when two queries of the same
 * statement found different versions of the cart.
 */
export const selectLockableProductIds = (
  userId: string,
  { seen, cart, unless }: { seen: string; cart: string; unless: OperationNodeSource },
): RawBuilder<string> =>
  sql`(select product_id from ${selectProductIds(userId)} as held where not exists (${unless})
    and exists (select from ${resultOf(seen)} join ${resultOf(cart)} using (version)))`

/** The ids of the products in the carts of which two queries found the same version, but for those `unless` names. */
export const selectLockableProductIdsOf = ({
  seen,
  carts,
  unless,
}: {
  seen: string
  carts: string
  unless: string
}): RawBuilder<string> =>
  sql`(select product_id from ${resultOf(carts)} as locked join ${resultOf(seen)} using (user_id, version)
    join cart_lines on cart_lines.cart_id = locked.id
    where not exists (select from ${resultOf(unless)} as barred where barred.user_id = locked.user_id))`

export const countPieces = (db: Db, userId: string) =>
  db
    .selectFrom('cartLines')
    .innerJoin('carts', 'carts.id', 'cartLines.cartId')
    .where('carts.userId', '=', userId)
    .select(sql<number>`coalesce(sum(quantity), 0)::int`.as('count'))
    .executeTakeFirstOrThrow()

/** A cart as a change found it; without a version it was not there, and is made under this id. */
export type SeenCart = { id: string; userId: string; version: number | undefined }

/** A line and the cart that it is saved onto. */
export type LineToSave = {
  id: string
  cart: SeenCart
  productId: string
  options: ChosenOptions
  optionsKey: string
  quantity: number
  addedAt: Date
}

/**
 * The queries that add lines to carts or set quantities, and raise the versions of the carts. `made` and `raised` return the
 * carts that were saved: one that is no longer as it was seen is left alone. A cart that is being changed is waited for
 * only if `waits`.
 */
export const saveLinesQueries = (lines: string, { waits }: { waits: boolean }) => ({
  made: sql<SavedCart>`
    insert into carts (id, user_id)
    select distinct "cartId", "userId" from ${linesToSave(lines)} where version is null
    on conflict (user_id) do nothing
    returning id, user_id`,
  raised: sql<SavedCart>`
    update carts set version = carts.version + 1
    from (
      select carts.id from carts join ${linesToSave(lines)}
        on carts.user_id = lines_to_save."userId" and carts.version = lines_to_save.version
      for update of carts ${waits ? sql`` : sql`skip locked`}) as unlocked
    where carts.id = unlocked.id
    returning carts.id, user_id`,
  lines: insertLines(
    lines,
    sql`(select * from ${resultOf('made')} union all select * from ${resultOf('raised')})`,
  ),
})

type SavedCart = { id: string; userId: string }

const insertLines = (lines: string, saved: RawBuilder<unknown>) => sql<{ id: string }>`
  insert into cart_lines (id, cart_id, product_id, options, options_key, quantity, added_at)
  select lines_to_save.id, saved.id, "productId", options, "optionsKey", quantity, "addedAt"
  from ${linesToSave(lines)} join ${saved} as saved on saved.user_id = "userId"
  on conflict (id) do update set quantity = excluded.quantity
  returning id`

const linesToSave = (lines: string) => sql`json_to_recordset(${lines}::json) as lines_to_save(
  id text, "cartId" text, "userId" text, version int, "productId" text, options jsonb, "optionsKey" text,
  quantity int, "addedAt" timestamptz)`

/** Deletes lines of the cart that was seen, and raises its version. False, with nothing done, when it is another by now. */
export async function deleteLines(db: Db, cart: SeenCart, lineIds: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    with cart as (
      update carts set version = version + 1
      where user_id = ${cart.userId} and version = ${cart.version ?? null}::int
      returning id)
    delete from cart_lines using cart
    where cart_id = cart.id and cart_lines.id = any(${lineIds}::text[])
    returning cart_lines.id`.execute(db)
  return rows.length > 0
}

export const deleteAllLines = (tx: Tx, cartIds: readonly string[]) =>
  tx.deleteFrom('cartLines').where('cartId', '=', anyOf(cartIds)).returning('id')
