import type { Product } from '../../../contract/catalogue.ts'
import { categoryOf } from '../../../contract/categories.ts'
import { ShopError } from '../../../contract/errors.ts'
import { offsetOf } from '../../../contract/lists.ts'
import type { CategoryQuery } from '../../../contract/product-lists.ts'
import type { Deps } from '../../deps.ts'
import { loadInOrder } from '../product/load-products.ts'
import { applyFilters, sortProducts, toFilters } from './filters.ts'
import { loadFilterableProducts } from './load-listed.ts'

/** A page of a category's products on sale, filtered and sorted. Throws `not_found` for an unknown category. */
export async function productsByCategory(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  code: string,
  query: CategoryQuery,
): Promise<Product[]> {
  checkCategory(code)
  const now = clock()
  const list = await loadFilterableProducts(db, { category: code, now })
  const sorted = sortProducts(applyFilters(list, toFilters(query)), query.sort)
  const from = offsetOf(query)
  return loadInOrder(
    db,
    sorted.slice(from, from + query.limit).map(product => product.id),
    now,
  )
}

/** Throws `not_found` for a code that is none of the shop's categories. */
export function checkCategory(code: string): void {
  if (!categoryOf(code)) throw new ShopError('not_found', 'There is no such category.')
}
