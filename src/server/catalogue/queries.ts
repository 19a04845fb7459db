import { sql } from 'kysely'
import type { Db, Tx } from '../db/schema.ts'

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
  'createdAt',
  'updatedAt',
] as const

const pieces = sql<number>`coalesce((select sum(stock.quantity) from stock where stock.product_id = products.id), 0)::int`

/** Products with the pieces they have in stock, archived ones included. */
export const selectAll = (db: Db | Tx) =>
  db.selectFrom('products').select(columns).select(pieces.as('inventory'))

/** Products on sale. */
export const selectOnSale = (db: Db | Tx) => selectAll(db).where('archivedAt', 'is', null)

export const findByIds = (db: Db | Tx, ids: readonly string[]) =>
  selectAll(db).select('archivedAt').where('id', 'in', ids).execute()
