import { sql } from 'kysely'
import { offsetOf, type PageQuery } from '../../contract/page.ts'
import type { Db, Tx } from '../db/schema.ts'
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

/** Every shelf, its common one first. */
const shelves = sql<{ color: string; size: string; quantity: number }[]>`coalesce((
  select jsonb_agg(jsonb_build_object('color', color, 'size', size, 'quantity', quantity) order by color, size)
  from stock where stock.product_id = products.id and retired_at is null), '[]')`

/** Products with what lies on their shelves, archived ones included. */
const selectAll = (db: Db | Tx) => db.selectFrom('products').select(columns).select(shelves.as('stock'))

const selectOnSale = (db: Db | Tx) => selectAll(db).where('archivedAt', 'is', null)

export const findByIds = (db: Db | Tx, ids: readonly string[]) =>
  selectAll(db).select('archivedAt').where('id', 'in', ids).execute()

export const getById = (db: Db | Tx, id: string) =>
  selectAll(db).where('id', '=', id).executeTakeFirstOrThrow()

/** By its id, its slug or one it had before. */
export const findByIdOrSlug = (db: Db | Tx, idOrSlug: string) =>
  selectOnSale(db)
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

export const insertProduct = (
  tx: Tx,
  product: ProductColumns & { id: string; slug: string; createdAt: Date },
) =>
  tx
    .insertInto('products')
    .values({ ...product, updatedAt: product.createdAt, archivedAt: null })
    .execute()

/** Not `for update`: orders that name the product need not wait, since its key does not change. */
export const lockProduct = (tx: Tx, id: string) =>
  tx
    .selectFrom('products')
    .select(['id', 'slug', 'title', 'pictures', 'colors', 'sizes'])
    .where('id', '=', id)
    .where('archivedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()

export const updateProduct = (
  tx: Tx,
  id: string,
  changes: ProductColumns & { slug: string; updatedAt: Date },
) => tx.updateTable('products').set(changes).where('id', '=', id).execute()

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
