import type { ProductListQuery, StaffProduct } from '../../../contract/catalogue/staff-catalogue.ts'
import { offsetOf } from '../../../contract/lists.ts'
import type { Db } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { checkChosenCategory } from '../categories/check-category.ts'
import { loadStaffProducts } from '../product/staff-product.ts'
import { buildTsQueries } from '../search/find-matches.ts'
import { findStaffList, type StaffListFilters, type StaffListPage } from './staff-list-queries.ts'

/**
 * A page of the products that are not archived, filtered and sorted, and how many there are in all. A text finds what the
 * shop's search would, and a product by its whole id, slug, SKU or barcode. Sorted by price, deals do not count.
 * @throws invalid for an unknown category
 */
export async function listStaffProducts(
  { db, clock, categories }: Pick<Deps, 'db' | 'clock' | 'categories'>,
  query: ProductListQuery,
): Promise<{ products: StaffProduct[]; totalProducts: number }> {
  const now = clock()
  const { q, code, category, stock, status, sort, limit } = query
  checkChosenCategory({ categories }, category)
  const page = { sort, limit, offset: offsetOf(query) }
  const filters = { category, stock, status, code, now }
  const { ids, total } = await findPage(db, q?.trim() ?? '', filters, page)
  return { products: await loadStaffProducts(db, ids, now), totalProducts: total }
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
