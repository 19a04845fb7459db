import type { Expression } from 'kysely'
import type { Results } from '../../db/in-one-statement.ts'
import type { Db, Tx } from '../../db/schema.ts'
import type { Price } from '../../prices/discount-price.ts'
import { dealsOfProducts, withCurrentPrices } from '../../prices/price-rows.ts'
import {
  type RunningDeal,
  type RunningDeals,
  runningDealsAmong,
  toRunningDeals,
} from '../../prices/running-deals.ts'
import { isListed, type PricedProduct, type Product, priceProduct } from './product.ts'
import {
  findArchivedFlags,
  findByIds,
  findSummaryRows,
  type SummaryRow,
  selectByIdQuery,
  selectDetailsByIdQuery,
} from './queries.ts'

/** The products of these ids, by id, at the prices of `now`; drafts and archived ones too. Unknown ids are left out. */
export async function loadProducts(
  db: Db | Tx,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, PricedProduct>> {
  if (ids.length === 0) return new Map()
  return byId(await atCurrentPrices(db, await findByIds(db, [...new Set(ids)]), now))
}

/** Products with what they cost at `now`, with one query for any number of them. */
export const atCurrentPrices = async (
  db: Db | Tx,
  products: readonly Product[],
  now: Date,
): Promise<PricedProduct[]> => priceProducts(products, await dealsOfProducts(db, products, now))

export const priceProducts = (products: readonly Product[], deals: RunningDeals): PricedProduct[] =>
  products.map(product => priceProduct(product, deals.get(product.id)))

/** The queries behind `loadProducts`, for the products whose ids another query returns; `toProducts` takes their rows. */
export const productQueries = (db: Db | Tx, ids: Expression<string>, now: Date) => ({
  products: selectByIdQuery(db, ids),
  deals: runningDealsAmong(ids, now),
})

export const toProducts = ({
  products,
  deals,
}: Results<ReturnType<typeof productQueries>>): Map<string, PricedProduct> =>
  byId(priceProducts(products.map(withDates), toRunningDeals(deals)))

/** The same queries without the shelves, for whoever reads those apart; `toDetails` takes their rows. */
export const detailQueries = (db: Db | Tx, ids: Expression<string>, now: Date) => ({
  products: selectDetailsByIdQuery(db, ids),
  deals: runningDealsAmong(ids, now),
})

/** By id, with the deal that counts for each. */
export function toDetails({
  products,
  deals,
}: Results<ReturnType<typeof detailQueries>>): Map<string, WithoutStock> {
  const running = toRunningDeals(deals)
  return byId(products.map(row => ({ ...withDates(row), deal: running.get(row.id) })))
}

type WithoutStock = Omit<Product, 'stock'> & { deal: RunningDeal | undefined }

const byId = <Row extends { id: string }>(rows: readonly Row[]): Map<string, Row> =>
  new Map(rows.map(row => [row.id, row]))

/** Rows as JSON holds them, with their dates. */
export const withDates = <Row extends Dates<string>>({
  createdAt,
  updatedAt,
  publishedAt,
  archivedAt,
  ...row
}: Row): Omit<Row, keyof Dates<string>> & Dates<Date> => ({
  ...row,
  createdAt: new Date(createdAt),
  updatedAt: new Date(updatedAt),
  publishedAt: publishedAt === null ? null : new Date(publishedAt),
  archivedAt: archivedAt === null ? null : new Date(archivedAt),
})

type Dates<Moment> = {
  createdAt: Moment
  updatedAt: Moment
  publishedAt: Moment | null
  archivedAt: Moment | null
}

/** The products of these ids that are listed at `now`, by id. */
export async function loadListedProducts(
  db: Db | Tx,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, PricedProduct>> {
  const products = await loadProducts(db, ids, now)
  return new Map([...products].filter(([, product]) => isListed(product, now)))
}

/** The products of these ids that are listed at `now`, in the order of the ids, each once. */
export async function loadListedInOrder(
  db: Db | Tx,
  ids: readonly string[],
  now: Date,
): Promise<PricedProduct[]> {
  const products = await loadListedProducts(db, ids, now)
  return [...new Set(ids)].flatMap(id => products.get(id) ?? [])
}

/** Whether each product of these ids is archived, by id; unknown ids are left out. */
export async function loadArchivedFlags(db: Db | Tx, ids: readonly string[]): Promise<Map<string, boolean>> {
  if (ids.length === 0) return new Map()
  return new Map((await findArchivedFlags(db, ids)).map(({ id, archived }) => [id, archived]))
}

/** What long lists show of a product, with what it costs at one moment; in cents. */
export type ProductSummary = SummaryRow & Price

/** The products of these ids that are not archived, drafts too, by id, at the prices of `now`. */
export async function loadProductSummaries(
  db: Db | Tx,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, ProductSummary>> {
  if (ids.length === 0) return new Map()
  return byId(await withCurrentPrices(db, await findSummaryRows(db, [...new Set(ids)]), now))
}
