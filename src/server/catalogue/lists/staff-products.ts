import type { z } from 'zod'
import type {
  ProductListQuery,
  ProductPage,
  StaffProduct,
} from '../../../contract/catalogue/staff-catalogue.ts'
import { offsetOf } from '../../../contract/lists.ts'
import type { Db } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { checkChosenCategory } from '../categories/check-category.ts'
import { findIdsByName } from '../product/slug-queries.ts'
import { loadStaffProducts } from '../product/staff-product.ts'
import { buildTsQueries } from '../search/find-matches.ts'
import { findStaffMatches } from '../search/queries.ts'
import { findProductsByCode } from '../stock/sku-queries.ts'
import { findStaffList, type StaffListFilters, type StaffListPage } from './staff-list-queries.ts'

/**
 * A page of the products that are not archived, filtered and sorted, and how many there are in all. A text finds what the
 * shop's search would, and a product by its whole id, slug, SKU or barcode. Sorted by price, deals do not count.
 * @throws invalid for an unknown category
 */
export async function listStaffProducts(
  { db, clock, categories, settings }: Pick<Deps, 'db' | 'clock' | 'categories' | 'settings'>,
  query: ProductListQuery,
): Promise<z.infer<typeof ProductPage>> {
  const now = clock()
  const { q, code, category, stock, status, sort, limit } = query
  checkChosenCategory({ categories }, category)
  const page = { sort, limit, offset: offsetOf(query) }
  const { lowStock } = settings.current().shop
  const filters = { category, stock, status, code, now, lowStock }
  const { ids, total } = await findPage(db, q?.trim() ?? '', filters, page)
  return { products: await loadStaffProducts(db, ids, now), totalProducts: total, lowStock }
}

/** How many products that are listed now have a shelf that is low on stock or empty. */
export async function countLowProducts({
  db,
  clock,
  settings,
}: Pick<Deps, 'db' | 'clock' | 'settings'>): Promise<number> {
  const { lowStock } = settings.current().shop
  const low = { stock: 'short', status: 'published', category: '', code: undefined, text: null } as const
  const none = { sort: 'newest', limit: 0, offset: 0 } as const
  return (await findStaffList(db, { ...low, now: clock(), lowStock }, none)).total
}

/** By the text as typed; only where that finds nothing, by the text with its spelling corrected. */
async function findPage(
  db: Db,
  typed: string,
  filters: Omit<StaffListFilters, 'text'>,
  page: StaffListPage,
): Promise<{ ids: string[]; total: number }> {
  if (typed === '') return findStaffList(db, { ...filters, text: null }, page)
  const { asTyped, corrected } = buildTsQueries(db, typed)
  const matches = await findStaffList(db, { ...filters, text: { typed, query: asTyped } }, page)
  const query = matches.total === 0 ? await corrected() : null
  if (query === null) return matches
  return findStaffList(db, { ...filters, text: { typed, query } }, page)
}

type StaffSearch = {
  text: string
  limit: number
  /** Whether the spelling is corrected when nothing matches as typed. */
  correctSpelling: boolean
}

/**
 * The products, drafts too, that a text most likely means, best first: one of that id, slug, SKU or barcode, those with that title,
 * those whose title begins so, those with the words in their title, then those with the words elsewhere.
 */
export async function searchStaffProducts(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { text, limit, correctSpelling }: StaffSearch,
): Promise<StaffProduct[]> {
  const typed = text.trim()
  const { asTyped, inTitle, corrected } = buildTsQueries(db, typed)
  const owners = await findProductsByCode(db, typed)
  const named = [...owners, ...(await findIdsByName(db, [typed])).map(({ id }) => id)]
  const matching = async (query: string | null) =>
    query === null ? [] : findStaffMatches(db, { typed: typed.toLowerCase(), query, inTitle }, limit)
  const exact = [...new Set([...named, ...(await matching(asTyped))])]
  const ids = exact.length > 0 || !correctSpelling ? exact : await matching(await corrected())
  return (await loadStaffProducts(db, ids, clock())).slice(0, limit)
}
