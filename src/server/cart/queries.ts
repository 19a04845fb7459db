import { type OperationNodeSource, type RawBuilder, sql } from 'kysely'
import type { ChosenOptions } from '../../contract/catalogue/catalogue.ts'
import { anyOf, idArray } from '../db/any-of.ts'
import { resultOf } from '../db/in-one-statement.ts'
import { insertJson, rowsOf, toJsonRows } from '../db/insert-json.ts'
import type { Db, Tx } from '../db/schema.ts'

/** Locks the cart. Its version is that of the moment when it was locked, even where it had to be waited for. */
export const selectCartForUpdate = (tx: Tx, userId: string) =>
  tx.selectFrom('carts').where('userId', '=', userId).select(['id', 'version']).forUpdate()

/** The same once the query named `runsAfter` has returned a row. */
export const selectCartForUpdateAfter = (tx: Tx, userId: string, runsAfter: string) =>
  selectCartForUpdate(tx, userId).where(sql<boolean>`exists (select from ${resultOf(runsAfter)})`)

/** The same for several people's carts that nobody else has locked, once the query named `runsAfter` has returned a row. */
export const selectFreeCartsForUpdate = (tx: Tx, userIds: readonly string[], runsAfter: string) =>
  tx
    .selectFrom('carts')
    .where('userId', '=', anyOf(userIds))
    .where(sql<boolean>`exists (select from ${resultOf(runsAfter)})`)
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

/** The cart's version; no row without a cart. */
export const selectVersion = (db: Db | Tx, userId: string) =>
  db.selectFrom('carts').where('userId', '=', userId).select('version')

/** The ids of the products in a user's cart, for other queries. */
export const selectProductIds = (userId: string): RawBuilder<string> =>
  sql`(select product_id from cart_lines join carts on carts.id = cart_id where user_id = ${userId})`

/**
 * The ids of the products in a user's cart; none when `skipWhen` finds something, or when two queries of the same
 * statement found different versions of the cart.
 */
export const selectLockableProductIds = (
  userId: string,
  { expected, cart, skipWhen }: { expected: string; cart: string; skipWhen: OperationNodeSource },
): RawBuilder<string> =>
  sql`(select product_id from ${selectProductIds(userId)} as held where not exists (${skipWhen})
    and exists (select from ${resultOf(expected)} join ${resultOf(cart)} using (version)))`

/** The ids of the products in carts unchanged between `expected` and `carts`, except of the users in `skipWhen`. */
export const selectLockableProductIdsOf = ({
  expected,
  carts,
  skipWhen,
}: {
  expected: string
  carts: string
  skipWhen: string
}): RawBuilder<string> =>
  sql`(select product_id from ${resultOf(carts)} as locked join ${resultOf(expected)} using (user_id, version)
    join cart_lines on cart_lines.cart_id = locked.id
    where not exists (select from ${resultOf(skipWhen)} as barred where barred.user_id = locked.user_id))`

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
 * The queries that add lines to carts or set quantities, and raise the versions of the carts. `inserted` and `updated` return
 * the carts that were saved: one that has changed since it was read is left alone. A cart that is being changed is waited for
 * only if `waits`.
 */
export const saveLinesQueries = ({ carts, lines }: LinesAsJson, { waits }: { waits: boolean }) => ({
  inserted: sql<SavedCart>`
    insert into carts (id, user_id)
    select id, user_id from ${rowsOf('carts', carts)} as seen where version is null
    on conflict (user_id) do nothing
    returning id, user_id`,
  updated: sql<SavedCart>`
    update carts set version = carts.version + 1
    from (
      select carts.id from carts join ${rowsOf('carts', carts)} as seen using (user_id, version)
      for update of carts ${waits ? sql`` : sql`skip locked`}) as unlocked
    where carts.id = unlocked.id
    returning carts.id, user_id`,
  lines: sql<{ id: string }>`
    ${newLines.insertFrom(ontoSavedCarts(carts, lines))}
    on conflict (id) do update set quantity = excluded.quantity
    returning id`,
})

/** The lines of the carts that were saved, under the ids that those carts have. */
const ontoSavedCarts = (carts: string, lines: string) => sql`(
  select onto.* from ${rowsOf('cartLines', lines)} as line
  join ${rowsOf('carts', carts)} as seen on seen.id = line.cart_id
  join (select * from ${resultOf('inserted')} union all select * from ${resultOf('updated')}) as saved
    on saved.user_id = seen.user_id
  cross join json_populate_record(line, json_build_object('cart_id', saved.id)) as onto) as lines_to_save`

type SavedCart = { id: string; userId: string }

const newLines = insertJson('cartLines', {
  id: true,
  cartId: true,
  productId: true,
  options: true,
  optionsKey: true,
  quantity: true,
  addedAt: true,
})

export type LinesAsJson = { carts: string; lines: string }

/** Lines with their carts, each once, in the form that `saveLinesQueries` takes. */
export const linesAsJson = (lines: readonly LineToSave[]): LinesAsJson => ({
  carts: toJsonRows<'carts'>([...new Map(lines.map(({ cart }) => [cart.id, cart])).values()]),
  lines: newLines.toJson(lines.map(({ cart, ...line }) => ({ ...line, cartId: cart.id }))),
})

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
