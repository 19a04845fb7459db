import type { Product } from '../../contract/catalogue.ts'
import type { PageQuery } from '../../contract/page.ts'
import type { Deps } from '../deps.ts'
import { findNewest } from './queries.ts'
import { toProduct } from './to-product.ts'

/** A page of the products on sale, newest first. */
export async function newArrivals({ db }: Pick<Deps, 'db'>, page: PageQuery): Promise<Product[]> {
  return (await findNewest(db, page)).map(toProduct)
}
