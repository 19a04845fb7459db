import { sql } from 'kysely'
import { offsetOf, type PageQuery } from '../../../contract/lists.ts'
import type { Db, Tx } from '../../db/schema.ts'
import type { ProductColumns } from './product-columns.ts'

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
  'publishedAt',
] as const

/** Every shelf, its common one first. */
const shelves = sql<{ color: string; size: string; quantity: number }[]>`coalesce((
  select jsonb_agg(jsonb_build_object('color', color, 'size', size, 'quantity', quantity) order by color, size)
  from stock where stock.product_id = products.id and retired_at is null), '[]')`

/** Products with what lies on their shelves, archived ones included. */
const selectAll = (db: Db | Tx) => db.selectFrom('products').select(columns).select(shelves.as('stock'))

/** What shoppers see at that moment: no drafts, and nothing that is to appear later. */
const selectOnSale = (db: Db | Tx, now: Date) =>
  selectAll(db).where('archivedAt', 'is', null).where('publishedAt', '<=', now)

export const findByIds = (db: Db | Tx, ids: readonly string[]) =>
  selectAll(db).select('archivedAt').where('id', 'in', ids).execute()

/** Which product each id, slug or former slug leads to; ids before slugs, slugs before former ones. */
export async function findNamed(
  db: Db | Tx,
  names: readonly string[],
): Promise<{ name: string; id: string }[]> {
  const { rows } = await sql<{ name: string; id: string }>`
    select distinct on (name) name, id from (
      select id as name, id, 1 as rank from products where id = any(${names}::text[])
      union all
      select slug, id, 2 from products where slug = any(${names}::text[])
      union all
      select slug, product_id, 3 from old_slugs where slug = any(${names}::text[])
    ) as named
    order by name, rank`.execute(db)
  return rows
}

/** All that is not archived, oldest first. */
export const findAll = (db: Db | Tx) =>
  selectAll(db).where('archivedAt', 'is', null).orderBy('createdAt').orderBy('id').execute()

export const findArchivedFlags = (db: Db | Tx, ids: readonly string[]) =>
  db
    .selectFrom('products')
    .select(['id', sql<boolean>`archived_at is not null`.as('archived')])
    .where('id', 'in', ids)
    .execute()

export const getById = (db: Db | Tx, id: string) =>
  selectAll(db).where('id', '=', id).executeTakeFirstOrThrow()

/** By its id, its slug or one it had before; with `now` only what is on sale then. */
export const findByIdOrSlug = (db: Db | Tx, idOrSlug: string, now?: Date) =>
  (now ? selectOnSale(db, now) : selectAll(db).where('archivedAt', 'is', null))
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('id', '=', idOrSlug),
        eb('slug', '=', idOrSlug),
        eb('id', '=', selectFrom('oldSlugs').select('productId').where('oldSlugs.slug', '=', idOrSlug)),
      ]),
    )
    .orderBy(sql`id = ${idOrSlug}`, 'desc')
    .orderBy(sql`slug = ${idOrSlug}`, 'desc')
    .executeTakeFirst()

export const findNewest = (db: Db | Tx, page: PageQuery, now: Date) =>
  selectOnSale(db, now)
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute()

export const insertProduct = (
  tx: Tx,
  product: ProductColumns & { id: string; slug: string; createdAt: Date; publishedAt: Date | null },
) =>
  tx
    .insertInto('products')
    .values({ ...product, updatedAt: product.createdAt, archivedAt: null })
    .execute()

/** Not `for update`: orders that name the product need not wait, since its key does not change. */
export const lockRows = (tx: Tx, ids: readonly string[]) =>
  tx.selectFrom('products').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute()

export const updateProduct = (
  tx: Tx,
  id: string,
  changes: ProductColumns & { slug: string; updatedAt: Date; publishedAt: Date | null },
) => tx.updateTable('products').set(changes).where('id', '=', id).execute()

export const setArchived = (tx: Tx, ids: readonly string[], archivedAt: Date | null) =>
  tx.updateTable('products').set({ archivedAt }).where('id', 'in', ids).execute()

export const setPublished = (
  tx: Tx,
  ids: readonly string[],
  when: { publishedAt: Date | null; updatedAt: Date },
) => tx.updateTable('products').set(when).where('id', 'in', ids).execute()

export type Prices = { id: string; priceCents: number; displayPriceCents: number }

export const setPrices = (tx: Tx, prices: readonly Prices[], updatedAt: Date) =>
  sql`
    update products
    set price_cents = new.price, display_price_cents = new.display, updated_at = ${updatedAt}
    from unnest(
      ${prices.map(each => each.id)}::text[],
      ${prices.map(each => each.priceCents)}::int[],
      ${prices.map(each => each.displayPriceCents)}::int[]
    ) as new(id, price, display)
    where products.id = new.id`.execute(tx)

type States = Prices & { publishedAt: string | null; archivedAt: string | null }

export const restoreStates = (tx: Tx, states: readonly States[], updatedAt: Date) =>
  sql`
    update products
    set price_cents = old."priceCents", display_price_cents = old."displayPriceCents",
      published_at = old."publishedAt", archived_at = old."archivedAt", updated_at = ${updatedAt}
    from json_to_recordset(${JSON.stringify(states)}::json) as old(
      id text, "priceCents" int, "displayPriceCents" int, "publishedAt" timestamptz, "archivedAt" timestamptz)
    where products.id = old.id`.execute(tx)
