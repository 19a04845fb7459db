import { type CategoryGroup, categoryOf } from '../../../../contract/catalogue/category-groups.ts'
import {
  type ProductListQuery,
  ProductStatus,
  productOrders,
  stockLevels,
} from '../../../../contract/catalogue/staff-catalogue.ts'
import { readPage } from '../../../parts/paging/read-page.ts'

/** As the specification says. */
export const productsPerPage = 10

export type ListQuery = Omit<ProductListQuery, 'limit' | 'q'> & { q: string }
export type ListFilters = Omit<ListQuery, 'page'>

const noFilters: ListFilters = { q: '', category: '', stock: '', status: '', sort: 'newest' }

/** What the address asks for; invalid values count as not set. */
export function readListQuery(search: URLSearchParams, groups: readonly CategoryGroup[]): ListQuery {
  const text = (name: string) => search.get(name) ?? ''
  const category = categoryOf(groups, text('category'))
  return {
    page: readPage(search),
    q: text('q').slice(0, 200),
    category: category?.code ?? '',
    stock: stockLevels.find(level => level === text('stock')) ?? '',
    status: ProductStatus.safeParse(text('status')).data ?? '',
    sort: productOrders.find(order => order === text('sort')) ?? 'newest',
  }
}

/** The address of a query, without default values. */
export function writeListQuery({ page, ...filters }: ListQuery): URLSearchParams {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(filters))
    if (value !== noFilters[name as keyof ListFilters]) search.set(name, value)
  if (page > 1) search.set('page', String(page))
  return search
}

export const hasFilters = ({ q, category, stock, status }: ListQuery): boolean =>
  Boolean(q.trim() || category || stock || status)
