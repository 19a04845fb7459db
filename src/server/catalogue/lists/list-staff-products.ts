import { offsetOf } from '../../../contract/lists.ts'
import type { ProductListQuery, StaffProduct } from '../../../contract/staff-catalogue.ts'
import type { Deps } from '../../deps.ts'
import { findByIds } from '../product/queries.ts'
import { toStaffProducts } from '../product/staff-product.ts'
import { buildTsQueries } from './search-products.ts'
import { findStaffList, type StaffListFilters, type StaffListPage } from './staff-list-queries.ts'

/**
 * A page of all products that are not archived, narrowed and sorted as asked, and how many there are so. Words find what
 * the shop's search would, and a product by its whole id or slug. Prices are sorted as typed, without deals.
 */
export async function listStaffProducts(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  query: ProductListQuery,
): Promise<{ products: StaffProduct[]; totalProducts: number }> {
  const now = clock()
  const { q, category, stock, status, sort, limit } = query
  const slice = { sort, limit, offset: offsetOf(query) }
  const { ids, total } = await findNamed(db, q?.trim() ?? '', { category, stock, status, now }, slice)
  const rows = ids.length === 0 ? [] : await findByIds(db, ids)
  const products = await toStaffProducts(db, rows, now)
  const byId = new Map(products.map(product => [product._id, product]))
  return { products: ids.flatMap(id => byId.get(id) ?? []), totalProducts: total }
}

/** By the words as typed; only where they find nothing, by the words they may have been meant for. */
async function findNamed(
  db: Deps['db'],
  typed: string,
  filter: Omit<StaffListFilters, 'words'>,
  slice: StaffListPage,
): Promise<{ ids: string[]; total: number }> {
  if (typed === '') return findStaffList(db, { ...filter, words: null }, slice)
  const { asTyped, putRight } = buildTsQueries(db, typed)
  const found = await findStaffList(db, { ...filter, words: { typed, query: asTyped } }, slice)
  const meant = found.total === 0 ? await putRight() : null
  if (meant === null) return found
  return findStaffList(db, { ...filter, words: { typed, query: meant } }, slice)
}
