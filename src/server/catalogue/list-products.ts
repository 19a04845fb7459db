import { offsetOf } from '../../contract/page.ts'
import type { ProductListQuery, StaffProduct } from '../../contract/staff-catalogue.ts'
import type { Deps } from '../deps.ts'
import { findByIds } from './queries.ts'
import { tsQueriesOf } from './search-products.ts'
import { countStaffList, findStaffList, type StaffFilter } from './staff-list-queries.ts'
import { toStaffProducts } from './to-staff-product.ts'

/**
 * A page of all products that are not archived, narrowed and sorted as asked, and how many there are so. Words find what
 * the shop's search would, and a product by its whole id or slug. Prices are sorted as typed, without deals.
 */
export async function listProducts(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  query: ProductListQuery,
): Promise<{ products: StaffProduct[]; totalProducts: number }> {
  const now = clock()
  const { filter, total } = await narrowest(db, { ...query, now })
  const slice = { sort: query.sort, limit: query.limit, offset: offsetOf(query) }
  const ids = await findStaffList(db, filter, slice)
  const rows = ids.length === 0 ? [] : await findByIds(db, ids)
  const products = await toStaffProducts(db, rows, now)
  const byId = new Map(products.map(product => [product._id, product]))
  return { products: ids.flatMap(id => byId.get(id) ?? []), totalProducts: total }
}

type Asked = Omit<StaffFilter, 'words'> & Pick<ProductListQuery, 'q'>

/** The words as typed; only where they find nothing, the words they may have been meant for. */
async function narrowest(
  db: Deps['db'],
  { q, ...rest }: Asked,
): Promise<{ filter: StaffFilter; total: number }> {
  const typed = q?.trim() ?? ''
  if (typed === '') {
    const filter = { ...rest, words: null }
    return { filter, total: await countStaffList(db, filter) }
  }
  const { asTyped, putRight } = tsQueriesOf(db, typed)
  const filter = { ...rest, words: { typed, query: asTyped } }
  const total = await countStaffList(db, filter)
  const meant = total === 0 ? await putRight() : null
  if (meant === null) return { filter, total }
  const near = { ...rest, words: { typed, query: meant } }
  return { filter: near, total: await countStaffList(db, near) }
}
