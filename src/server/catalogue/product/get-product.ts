import type { Product as WireProduct } from '../../../contract/catalogue/catalogue.ts'
import type { StaffProduct } from '../../../contract/catalogue/staff-catalogue.ts'
import { ShopError } from '../../../contract/errors.ts'
import type { Deps } from '../../deps.ts'
import { withCurrentPrice } from '../../prices/price-rows.ts'
import { toWireProduct } from './product-wire.ts'
import { findByIdOrSlug } from './queries.ts'
import { toStaffProduct } from './staff-product.ts'

/** The refusal where a product is unknown, archived or, for shoppers, not listed. */
export const noSuchProduct = () => new ShopError('not_found', 'There is no such product.')

/**
 * The listed product with this id or slug, or with a slug it had before. The answer names its present slug.
 * @throws not_found for a product that is unknown or not listed
 */
export async function getProduct(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  idOrSlug: string,
): Promise<WireProduct> {
  const now = clock()
  const product = await findByIdOrSlug(db, idOrSlug, now)
  if (!product) throw noSuchProduct()
  return toWireProduct(await withCurrentPrice(db, product, now))
}

/**
 * The product of this id or slug, drafts too, as the staff see it.
 * @throws not_found for an unknown or archived product
 */
export async function staffGetProduct(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  idOrSlug: string,
): Promise<StaffProduct> {
  const product = await findByIdOrSlug(db, idOrSlug)
  if (!product) throw noSuchProduct()
  return toStaffProduct(db, product, clock())
}
