import type { CategoryQuery, Product } from '../../contract/catalogue.ts'
import { categoryOf } from '../../contract/categories.ts'
import { ShopError } from '../../contract/errors.ts'
import type { Deps } from '../deps.ts'
import { findByCategory } from './queries.ts'
import { toProduct } from './to-product.ts'

/** A page of a category's products on sale, filtered and sorted. Throws `not_found` for an unknown category. */
export async function productsByCategory(
  { db }: Pick<Deps, 'db'>,
  code: string,
  query: CategoryQuery,
): Promise<Product[]> {
  if (!categoryOf(code)) throw new ShopError('not_found', 'There is no such category.')
  return (await findByCategory(db, code, query)).map(toProduct)
}
