import { type Insertable, sql } from 'kysely'
import type { CategoryQuery } from '../../contract/catalogue.ts'
import { toCents } from '../../contract/money.ts'
import { offsetOf, type PageQuery } from '../../contract/page.ts'
import type { SortOrder } from '../../contract/sort-orders.ts'
import type { Database, Db, Tx } from '../db/schema.ts'
import type { ProductColumns } from './product-values.ts'

const columns = [
  'id',
  'slug',
  'title',
  'category',
  'description',
  'priceCents',
  'displayPriceCents',
  'pictures',
  'colors',
  'materials',
  'lengths',
  'sizes',
  'included',
  'createdAt',
  'updatedAt',
] as const

const pieces = sql<number>`coalesce((select sum(stock.quantity) from stock where stock.product_id = products.id and retired_at is null), 0)::int`

/** Every shelf, its common one first. */
const shelves = sql<{ color: string; size: string; quantity: number }[]>`coalesce((
  select jsonb_agg(jsonb_build_object('color', color, 'size', size, 'quantity', quantity) order by color, size)
  from stock where stock.product_id = products.id and retired_at is null), '[]')`

/** Products with the pieces they have in stock, archived ones included. */
const selectAll = (db: Db | Tx) =>
  db
    .selectFrom('products')
    .select(columns)
    .select([pieces.as('inventory'), shelves.as('stock')])

const selectOnSale = (db: Db | Tx) => selectAll(db).where('archivedAt', 'is', null)

export const findByIds = (db: Db | Tx, ids: readonly string[]) =>
  selectAll(db).select('archivedAt').where('id', 'in', ids).execute()

export const getById = (db: Db | Tx, id: string) =>
  selectAll(db).where('id', '=', id).executeTakeFirstOrThrow()

export const findByIdOrSlug = (db: Db | Tx, idOrSlug: string) =>
  selectOnSale(db)
    .where(({ eb, or }) => or([eb('id', '=', idOrSlug), eb('slug', '=', idOrSlug)]))
    .orderBy(sql`id = ${idOrSlug}`, 'desc')
    .executeTakeFirst()

export const findNewest = (db: Db | Tx, page: PageQuery) =>
  selectOnSale(db)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute()

export async function countOnSale(db: Db | Tx): Promise<number> {
  const { total } = await db
    .selectFrom('products')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('archivedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return total
}

const order = {
  newest: sql`created_at desc`,
  'price-asc': sql`price_cents asc`,
  'price-desc': sql`price_cents desc`,
  saving: sql`display_price_cents - price_cents desc`,
} satisfies Record<SortOrder, unknown>

const colorNames = sql`(select color ->> 'name' from jsonb_array_elements(colors) as color)`
const sizeNames = sql`(select jsonb_array_elements_text(sizes))`

/** Whether one of the names is among those wanted, upper and lower case alike. PostgreSQL text holds no NUL. */
const oneOf = (names: typeof colorNames, wanted: readonly string[]) =>
  sql<boolean>`exists (
    select from ${names} as option(name), unnest(${wanted.map(name => name.replaceAll('\0', '\ufffd'))}::text[]) as wish(name)
    where lower(option.name) = lower(wish.name))`

export function findByCategory(db: Db | Tx, category: string, filters: CategoryQuery) {
  const { size = [], color = [], minPrice, maxPrice } = filters
  return selectOnSale(db)
    .where('category', '=', category)
    .$if(size.length > 0, query => query.where(oneOf(sizeNames, size)))
    .$if(color.length > 0, query => query.where(oneOf(colorNames, color)))
    .$if(minPrice !== undefined, query => query.where('priceCents', '>=', toCents(minPrice ?? 0)))
    .$if(maxPrice !== undefined, query => query.where('priceCents', '<=', toCents(maxPrice ?? 0)))
    .$if(filters.inStock === true, query => query.where(pieces, '>', 0))
    .orderBy(order[filters.sort])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(filters.limit)
    .offset(offsetOf(filters))
    .execute()
}

/** The slug and its numbered followers that are in use, by archived products too. */
export async function findTakenSlugs(tx: Tx, slug: string): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('products')
    .select('slug')
    .where(({ eb, or }) => or([eb('slug', '=', slug), eb('slug', 'like', `${slug}-%`)]))
    .execute()
  return new Set(rows.map(row => row.slug))
}

/** False when the slug is taken; on PostgreSQL it first waits for an add of the same slug to end. */
export async function insertProduct(
  tx: Tx,
  product: ProductColumns & { id: string; slug: string; createdAt: Date },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('products')
    .values({ ...product, updatedAt: product.createdAt, archivedAt: null })
    .onConflict(conflict => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** The product's common stock, of every colour and size. */
export const insertStock = (tx: Tx, stock: Omit<Insertable<Database['stock']>, 'color' | 'size'>) =>
  tx
    .insertInto('stock')
    .values({ ...stock, color: '', size: '' })
    .execute()

export const setStock = (tx: Tx, productId: string, quantity: number) =>
  tx
    .updateTable('stock')
    .set({ quantity })
    .where('productId', '=', productId)
    .where('color', '=', '')
    .where('size', '=', '')
    .execute()

/** Not `for update`: orders that name the product need not wait, since its key does not change. */
export const lockProduct = (tx: Tx, id: string) =>
  tx
    .selectFrom('products')
    .select('pictures')
    .where('id', '=', id)
    .where('archivedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()

export const updateProduct = (tx: Tx, id: string, changes: ProductColumns & { updatedAt: Date }) =>
  tx.updateTable('products').set(changes).where('id', '=', id).execute()

/** False when there is no such product on sale. */
export async function setArchived(db: Db | Tx, id: string, archivedAt: Date): Promise<boolean> {
  const archived = await db
    .updateTable('products')
    .set({ archivedAt })
    .where('id', '=', id)
    .where('archivedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return archived !== undefined
}
