import { sql } from 'kysely'
import { anyOf } from '../../db/any-of.ts'
import type { Db, Tx } from '../../db/schema.ts'
import type { CategoryRow } from '../categories/categories.ts'

type Counted = { code: string; products: number; deleted: number }

/** How many products each category has, and how many deleted ones. */
export async function countProducts(db: Db | Tx): Promise<Map<string, Counted>> {
  const { rows } = await sql<Counted>`
    select category as code, (count(*) filter (where archived_at is null))::int as products,
      (count(*) filter (where archived_at is not null))::int as deleted
    from products group by category`.execute(db)
  return new Map(rows.map(row => [row.code, row]))
}

export type PlacedRow = CategoryRow & { position: number }

export const insertCategories = (tx: Tx, rows: readonly PlacedRow[]) =>
  tx
    .insertInto('categories')
    .values([...rows])
    .onConflict(conflict => conflict.doNothing())
    .execute()

export const updateCategory = (
  tx: Tx,
  code: string,
  changes: Pick<CategoryRow, 'parent' | 'name' | 'intro' | 'picture' | 'audience' | 'hidden' | 'version'> & {
    position?: number
  },
) => tx.updateTable('categories').set(changes).where('code', '=', code).execute()

/** The place behind all others. */
export async function lastPosition(tx: Tx): Promise<number> {
  const { rows } = await sql<{ last: number | null }>`select max(position) as last from categories`.execute(
    tx,
  )
  return (rows[0]?.last ?? 0) + 1
}

/** Its place among the others. */
export async function positionOf(tx: Tx, code: string): Promise<number | undefined> {
  const row = await tx.selectFrom('categories').where('code', '=', code).select('position').executeTakeFirst()
  return row?.position
}

/** Numbers the categories in the order of their codes. */
export const setPositions = (tx: Tx, codes: readonly string[]) =>
  sql`
    update categories set position = listed.nth
    from unnest(${codes}::text[]) with ordinality as listed(code, nth)
    where categories.code = listed.code`.execute(tx)

/** Moves the categories of a group behind those of another. */
export const moveCategories = (tx: Tx, from: string, to: string) =>
  sql`
    update categories set parent = ${to}, version = version + 1,
      position = position + 1 + (select coalesce(max(position), 0) from categories where parent = ${to})
    where parent = ${from}`.execute(tx)

/** Moves the products of a category, deleted ones too, and returns them. */
export const moveProducts = (tx: Tx, from: string, to: string, updatedAt: Date) =>
  tx
    .updateTable('products')
    .set({ category: to, updatedAt })
    .where('category', '=', from)
    .returning(['id', 'title'])
    .execute()

/** Moves those of these products that are in a category. Returns how many it moved. */
export async function moveThese(
  tx: Tx,
  ids: readonly string[],
  { from, to, updatedAt }: { from: string; to: string; updatedAt: Date },
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('products')
    .set({ category: to, updatedAt })
    .where('id', '=', anyOf(ids))
    .where('category', '=', from)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** The same for the categories of a group. */
export async function moveTheseCategories(
  tx: Tx,
  codes: readonly string[],
  { from, to }: { from: string; to: string },
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('categories')
    .set({ parent: to, version: sql`version + 1` })
    .where('code', '=', anyOf(codes))
    .where('parent', '=', from)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Has the code of a category, and the codes that led to it, lead to another, or to its own new one. */
export async function redirectCategory(
  tx: Tx,
  code: string,
  { leadsTo, isRename }: { leadsTo: string; isRename: boolean },
): Promise<void> {
  const moved = isRename ? { leadsTo } : { leadsTo, isRename }
  await tx.updateTable('oldCategories').set(moved).where('leadsTo', '=', code).execute()
  await tx.insertInto('oldCategories').values({ code, leadsTo, isRename }).execute()
}

/** Has these codes lead to a category, wherever they led. */
export async function leadTo(tx: Tx, codes: readonly string[], leadsTo: string): Promise<void> {
  if (codes.length === 0) return
  await tx
    .insertInto('oldCategories')
    .values(codes.map(code => ({ code, leadsTo })))
    .onConflict(conflict => conflict.column('code').doUpdateSet({ leadsTo }))
    .execute()
}

export const deleteRedirect = (tx: Tx, code: string) =>
  tx.deleteFrom('oldCategories').where('code', '=', code).execute()

export const deleteCategory = (tx: Tx, code: string) =>
  tx.deleteFrom('categories').where('code', '=', code).execute()

/** Products of these categories, or of all, after `last`, deleted ones too, with what they are found by. */
export const findSearchable = (
  tx: Tx,
  categories: readonly string[] | undefined,
  last: string,
  limit: number,
) =>
  tx
    .selectFrom('products')
    .select(['id', 'title', 'category', 'description', 'colors as colours', 'materials'])
    .$if(categories !== undefined, query => query.where('category', '=', anyOf(categories ?? [])))
    .where('id', '>', last)
    .orderBy('id')
    .limit(limit)
    .execute()

type SearchColumns = { id: string; searchTitle: string; searchVector: string }

export const setSearchColumns = (tx: Tx, rows: readonly SearchColumns[]) =>
  sql`
    update products set search_title = new.title::tsvector, search_vector = new.vector::tsvector
    from unnest(
      ${rows.map(({ id }) => id)}::text[],
      ${rows.map(({ searchTitle }) => searchTitle)}::text[],
      ${rows.map(({ searchVector }) => searchVector)}::text[]
    ) as new(id, title, vector)
    where products.id = new.id`.execute(tx)
