import type { Product } from '../../contract/catalogue.ts'
import { ShopError } from '../../contract/errors.ts'
import type { Deps } from '../deps.ts'
import { findByIdOrSlug } from './queries.ts'
import { toDetailedProduct } from './to-product.ts'

export const noSuchProduct = () => new ShopError('not_found', 'There is no such product.')

/** The product on sale with this id or slug, or with one it had before; it names its present one. Throws `not_found`. */
export async function getProduct({ db }: Pick<Deps, 'db'>, idOrSlug: string): Promise<Product> {
  const row = await findByIdOrSlug(db, idOrSlug)
  if (!row) throw noSuchProduct()
  return toDetailedProduct(row)
}
