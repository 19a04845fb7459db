import { type Expression, sql } from 'kysely'
import { textNames } from '../../../contract/catalogue/product-texts.ts'
import { offsetOf, type PageQuery } from '../../../contract/lists.ts'
import { anyFrom, anyOf } from '../../db/any-of.ts'
import { rowsOf, withColumnNames } from '../../db/insert-json.ts'
import { placeOfRows } from '../../db/place-columns.ts'
import type { Db, Tx } from '../../db/schema.ts'
import type { Shelf } from '../stock/shelf.ts'
import type { Product } from './product.ts'
import type { ProductColumns } from './product-columns.ts'

const columns = [
  'id',
  'slug',
  'title',
  'category',
  'description',
  'priceCents',
  'displayPriceCents',
  'optionPrices',
  'pictures',
  'colors as colours',
  ...(['materials', 'lengths', 'sizes', 'third', 'included', 'tags'] as const),
  ...textNames(),
  'createdAt',
  'updatedAt',
  'publishedAt',
  'archivedAt',
] as const

/** Every shelf of a product, its common one first. */
const shelves = sql<Shelf[]>`coalesce((
  select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'color', color, 'size', size, 'third', nullif(third, ''), 'quantity', quantity, 'sku', nullif(sku, ''),
    'barcode', nullif(barcode, ''), 'costCents', cost_cents)) order by ${placeOfRows()})
  from stock where stock.product_id = products.id and retired_at is null), '[]')`

/** Products with their shelves, archived ones included. */
export const selectProducts = (db: Db | Tx) =>
  db.selectFrom('products').select(columns).select(shelves.as('stock'))

/** The products that are listed at `now`. */
export const selectListed = (db: Db | Tx, now: Date) =>
  selectProducts(db).where('archivedAt', 'is', null).where('publishedAt', '<=', now)

export const findByIds = (db: Db | Tx, ids: readonly string[]) =>
  selectProducts(db).where('id', '=', anyOf(ids)).execute()

/** The same products without their shelves. */
export const selectWithoutStock = (db: Db, ids: readonly string[]) =>
  db.selectFrom('products').select(columns).where('id', '=', anyOf(ids))

/** The same for the products whose ids another query returns. */
export const selectDetailsByIdQuery = (db: Db | Tx, ids: Expression<string>) =>
  db.selectFrom('products').select(columns).where('id', '=', anyFrom(ids))

/** The products whose ids another query returns. */
export const selectByIdQuery = (db: Db | Tx, ids: Expression<string>) =>
  selectProducts(db).where('id', '=', anyFrom(ids))

/** The oldest products after `last` that are not archived, from the first on without it. */
export const findPageAfter = (db: Db, last: Pick<Product, 'createdAt' | 'id'> | undefined, limit: number) =>
  selectProducts(db)
    .where('archivedAt', 'is', null)
    .$if(last !== undefined, q => q.where(sql<boolean>`(created_at, id) > (${last?.createdAt}, ${last?.id})`))
    .orderBy('createdAt')
    .orderBy('id')
    .limit(limit)
    .execute()

export const findArchivedFlags = (db: Db | Tx, ids: readonly string[]) =>
  db
    .selectFrom('products')
    .select(['id', sql<boolean>`archived_at is not null`.as('archived')])
    .where('id', '=', anyOf(ids))
    .execute()

/** What long lists show of a product: its first picture ('' for none) and prices in cents. */
export type SummaryRow = Pick<Product, 'id' | 'title' | 'priceCents' | 'displayPriceCents'> & {
  picture: string
}

type SummaryColumns = [
  id: string,
  title: string,
  picture: string | null,
  priceCents: number,
  displayPriceCents: number,
]

/** The products of these ids that are not archived, drafts too. */
export async function findSummaryRows(db: Db | Tx, ids: readonly string[]): Promise<SummaryRow[]> {
  const { rows } = await sql<{ list: SummaryColumns[] | null }>`
    select json_agg(
      json_build_array(id, title, pictures -> 0 ->> 'url', price_cents, display_price_cents)) as list
    from products where id = any(${ids}::text[]) and archived_at is null`.execute(db)
  return (rows[0]?.list ?? []).map(([id, title, picture, priceCents, displayPriceCents]) => ({
    id,
    title,
    picture: picture ?? '',
    priceCents,
    displayPriceCents,
  }))
}

export const getById = (db: Db | Tx, id: string) =>
  selectProducts(db).where('id', '=', id).executeTakeFirstOrThrow()

export const findNewest = (db: Db | Tx, page: PageQuery, now: Date) =>
  selectListed(db, now)
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute()

type NewRow = ProductColumns & { id: string; slug: string; createdAt: Date }

export const insertRows = (tx: Tx, products: readonly NewRow[]) =>
  tx
    .insertInto('products')
    .values(products.map(product => ({ ...product, updatedAt: product.createdAt, archivedAt: null })))
    .execute()

/** `for no key update`, so that orders which refer to the product need not wait. */
export const lockRows = (tx: Tx, ids: readonly string[]) =>
  tx.selectFrom('products').select('id').where('id', '=', anyOf(ids)).orderBy('id').forNoKeyUpdate().execute()

export const updateRow = (tx: Tx, id: string, changes: ProductColumns & { slug: string; updatedAt: Date }) =>
  tx.updateTable('products').set(changes).where('id', '=', id).execute()

export const setArchived = (tx: Tx, ids: readonly string[], archivedAt: Date | null) =>
  tx.updateTable('products').set({ archivedAt }).where('id', '=', anyOf(ids)).execute()

export const setPublished = (
  tx: Tx,
  ids: readonly string[],
  when: { publishedAt: Date | null; updatedAt: Date },
) => tx.updateTable('products').set(when).where('id', '=', anyOf(ids)).execute()

/** All prices of a product, in cents. */
export type Prices = Pick<Product, (typeof priceColumns)[number]>

const priceColumns = ['priceCents', 'displayPriceCents', 'optionPrices'] as const

export const pricesOf = ({ priceCents, displayPriceCents, optionPrices }: Prices): Prices => ({
  priceCents,
  displayPriceCents,
  optionPrices,
})

export type PricedRow = Prices & { id: string; title: string }

const selectAllPrices = (db: Db | Tx) =>
  db
    .selectFrom('products')
    .select(['id', 'title', ...priceColumns])
    .orderBy('id')

/** The prices of all products, archived ones too. */
export const findAllPrices = (db: Db): Promise<PricedRow[]> => selectAllPrices(db).execute()

/** The same, which nobody else changes until the transaction ends. */
export const lockAllPrices = (tx: Tx): Promise<PricedRow[]> => selectAllPrices(tx).forNoKeyUpdate().execute()

export const setPrices = (tx: Tx, prices: readonly (Prices & { id: string })[], updatedAt: Date) =>
  sql`
    update products
    set price_cents = new.price_cents, display_price_cents = new.display_price_cents,
      option_prices = new.option_prices, updated_at = ${updatedAt}
    from ${rowsOf('products', JSON.stringify(prices.map(withColumnNames)))} as new
    where products.id = new.id`.execute(tx)

type States = Prices & { id: string; publishedAt: string | null; archivedAt: string | null }

export const restoreStates = (tx: Tx, states: readonly States[], updatedAt: Date) =>
  sql`
    update products
    set price_cents = old.price_cents, display_price_cents = old.display_price_cents, option_prices = old.option_prices,
      published_at = old.published_at, archived_at = old.archived_at, updated_at = ${updatedAt}
    from ${rowsOf('products', JSON.stringify(states.map(withColumnNames)))} as old
    where products.id = old.id`.execute(tx)
