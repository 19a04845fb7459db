import type { Product } from '../../../contract/catalogue.ts'
import { ShopError } from '../../../contract/errors.ts'
import type { Deps } from '../../deps.ts'
import { priceRow } from '../../prices/price-rows.ts'
import { toDetailedProduct } from './product-wire.ts'
import { findByIdOrSlug } from './queries.ts'

/** The refusal where a product is unknown, archived or, for shoppers, not on sale. */
export const noSuchProduct = () => new ShopError('not_found', 'There is no such product.')

/** The product on sale with this id or slug, or with one it had before; it names its present one. Throws `not_found`. */
export async function getProduct(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  idOrSlug: string,
): Promise<Product> {
  const now = clock()
  const row = await findByIdOrSlug(db, idOrSlug, now)
  if (!row) throw noSuchProduct()
  return toDetailedProduct(await priceRow(db, row, now))
}
