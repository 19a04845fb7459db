import type { Product } from '../../contract/catalogue.ts'
import type { PageQuery } from '../../contract/page.ts'
import type { Deps } from '../deps.ts'
import { newArrivals } from './new-arrivals.ts'
import { countOnSale } from './queries.ts'

/** A page of the products on sale, newest first, and how many there are in all. */
export async function listProducts(
  deps: Pick<Deps, 'db'>,
  page: PageQuery,
): Promise<{ products: Product[]; totalProducts: number }> {
  const [products, totalProducts] = await Promise.all([newArrivals(deps, page), countOnSale(deps.db)])
  return { products, totalProducts }
}
